/**
 * A position to a hundredth of a degree, about 1 km: all that anonymous visitors learn of where a property stands
 * (PRIVACY-17). Null when either half is missing.
 */
export function roundPosition(
	latitude: number | null,
	longitude: number | null,
): { latitude: number; longitude: number } | null {
	if (latitude === null || longitude === null) return null;
	return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 };
}
