/** What was done about telling this phone; "refused" where its push service isn't known. */
export type PhoneAnswer = { done: "begin" | "renew" | "test" | "end" | "refused" };
