/** Where the primary was when its reader last wrote. After its time every replica that is used has come further. */
export const POSITION_COOKIE = { name: 'position', seconds: 30 } as const;

/** The position that the cookie names; 0 for none. One that was made up only makes answers come from the primary. */
export function readPosition(cookie: string | null | undefined): number {
	return /^\d{1,15}$/.test(cookie ?? '') ? Number(cookie) : 0;
}
