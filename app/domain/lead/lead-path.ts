/** Where an agent sees one lead whole. */
export function leadPath(id: string): string {
	return `/partner/dashboard/leads/${encodeURIComponent(id)}`;
}
