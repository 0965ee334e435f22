/** Whether the last of some digits is their check digit (Luhn, ISO/IEC 7812-1); the same digit over and over is nobody's number. */
export function hasCheckDigit(digits: string): boolean {
	let sum = 0;
	for (let at = 0; at < digits.length; at++) {
		const digit = Number(digits[digits.length - 1 - at]);
		const doubled = at % 2 === 1 ? digit * 2 : digit;
		sum += doubled > 9 ? doubled - 9 : doubled;
	}
	return sum % 10 === 0 && !/^(\d)\1+$/.test(digits);
}
