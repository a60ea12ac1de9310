const dialled = (number: string): string => {
	const digits = number.replace(/\D/g, "");
	if (digits.length === 10) return `+1${digits}`;
	return digits.length === 11 ? `+${digits}` : digits;
};

export const callAddress = (number: string): string => `tel:${dialled(number)}`;

/** `Text CONNECT to 686868` is sent to the number at its end. */
export const textAddress = (text: string): string => `sms:${dialled(text.match(/[\d-]+$/)?.[0] ?? text)}`;
