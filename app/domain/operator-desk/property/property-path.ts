/** The page on which the desk edits a property; one of its parts where it is named. */
export function propertyPath(id: string, part?: string): string {
	return `/partner/desk/properties/${id}${part ? `?part=${part}` : ''}`;
}

/** The page that a guest would see of the draft. */
export function propertyPreviewPath(propertyId: string): string {
	return `/partner/desk/properties/${propertyId}/preview`;
}
