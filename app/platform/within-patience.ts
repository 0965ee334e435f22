/** Like the answer, or a failure in its place after so many milliseconds. */
export async function withinPatience<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('no answer')), milliseconds);
	});
	try {
		return await Promise.race([answer, silence]);
	} finally {
		clearTimeout(timer);
	}
}
