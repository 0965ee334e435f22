/** The page on which the property sees a stay. */
export function staySheetPath(leadId: string): string {
	return `/partner/inbox/stays/${leadId}`;
}
