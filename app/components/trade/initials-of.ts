/** A person's initials: of his name, else of his address. */
export function initialsOf({ name, email }: { name: string; email: string }): string {
	const words = name.trim() === '' ? [email] : name.trim().split(/\s+/);
	const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
	return letters.join('').toUpperCase();
}
