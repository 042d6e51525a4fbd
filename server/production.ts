/** Imported before anything else: React decides by this, while it loads, which of its two builds it is. */
process.env.NODE_ENV ||= "production";
