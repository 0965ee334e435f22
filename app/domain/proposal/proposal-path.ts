/** Where an agent builds and sends a proposal. */
export function builderPath(id: string): string {
	return `/partner/proposals/${encodeURIComponent(id)}`;
}

/** The draft as its client would see it. */
export function proposalPreviewPath(id: string): string {
	return `${builderPath(id)}/preview`;
}
