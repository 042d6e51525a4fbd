/** Import this first: React chooses its production or development build by NODE_ENV when it is loaded. */
process.env.NODE_ENV ||= "production";
