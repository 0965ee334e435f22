/** Where an agent sees one lead whole. */
export function leadPath(id: string): string {
	return `/partner/dashboard/leads/${encodeURIComponent(id)}`;
}

/** Where an admin sees one lead of any agency. */
export function adminLeadPath(id: string): string {
	return `/partner/dashboard/admin/leads/${encodeURIComponent(id)}`;
}
