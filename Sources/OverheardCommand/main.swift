print("overheard")
