/** Where an agent builds and sends a proposal. */
export function builderPath(id: string): string {
	return `/partner/proposals/${encodeURIComponent(id)}`;
}

/** A version that was sent as a PDF; without a number the draft as it stands. */
export function builderPdfPath(id: string, version: number | null): string {
	return `${builderPath(id)}/pdf?${version === null ? 'draft=1' : `version=${version}`}`;
}

/** The draft as its client would see it. */
export function proposalPreviewPath(id: string): string {
	return `${builderPath(id)}/preview`;
}
