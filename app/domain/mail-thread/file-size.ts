/** `340 kB` or `2 MB`, in whole units. */
export function fileSize(bytes: number): string {
	if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
	return `${Math.round(bytes / 1_000_000)}\u00a0MB`;
}
