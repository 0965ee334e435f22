/**
 * Rounds a position to a hundredth of a degree before it leaves the server: in the Alps that moves a house by 0.68 km at
 * most, so it still lies inside the circle of one kilometre while its address stays private.
 */
export function roundPosition({ latitude, longitude }: { latitude: number; longitude: number }): {
	latitude: number;
	longitude: number;
} {
	return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 };
}
