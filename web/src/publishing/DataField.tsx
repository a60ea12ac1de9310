import { centreCategories } from "@warmline/contract/content/centres";
import type * as z from "zod/mini";
import { society } from "../platform/society.ts";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { ZoneOptions } from "../ui/forms/ZoneOptions.tsx";
import { choiceLabel } from "./choice-label.ts";
import { DataList } from "./DataList.tsx";
import { type Shape, shapeOf } from "./data-schema.ts";
import type { DataPath } from "./data-value.ts";
import { fieldLabel, isLongText } from "./field-labels.ts";
import { isHiddenKey } from "./keyed-lists.ts";

type DataFieldProps = {
	readonly schema: z.core.$ZodType;
	/** Its name in the file; an entry of a list has the list's. */
	readonly name: string;
	readonly label?: string;
	readonly path: DataPath;
	readonly value: unknown;
	readonly onChange: (path: DataPath, value: unknown) => void;
	readonly problemAt: (path: DataPath) => string | undefined;
};

const textOf = (value: unknown): string =>
	typeof value === "string" || typeof value === "number" ? String(value) : "";
const numberOf = (typed: string): unknown => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed);

/** One value of the content, in the control that its schema asks for. */
export function DataField(props: DataFieldProps) {
	const { schema, name, path, value, onChange, problemAt } = props;
	const label = props.label ?? fieldLabel(name);
	const { shape, isNullable, isOptional } = shapeOf(schema);
	if (shape.kind === "list") {
		const { of } = shape;
		const inEntry = shapeOf(of).shape;
		return (
			<DataList
				{...props}
				label={label}
				of={of}
				isNullable={isNullable}
				renderEntry={(at, entry, named) => {
					const one = { ...props, schema: of, label: named, path: [...path, at], value: entry };
					return inEntry.kind === "fields" ? <DataFields {...one} of={inEntry.of} bare /> : <DataField {...one} />;
				}}
			/>
		);
	}
	if (shape.kind === "fields") return <DataFields {...props} label={label} of={shape.of} />;
	const error = problemAt(path);
	if (shape.kind === "boolean") {
		return (
			<Checkbox
				label={label}
				error={error}
				checked={value === true}
				onChange={({ target }) => onChange(path, target.checked || !isOptional ? target.checked : undefined)}
			/>
		);
	}
	return (
		<Field label={label} error={error} optional={isNullable || isOptional}>
			<Control
				shape={shape}
				name={name}
				value={textOf(value)}
				onChange={(typed) => {
					if (typed === "" && (isNullable || isOptional)) return onChange(path, isNullable ? null : undefined);
					return onChange(path, isNumeric(shape) ? numberOf(typed) : typed);
				}}
			/>
		</Field>
	);
}

const isNumeric = (shape: Shape) =>
	shape.kind === "number" || (shape.kind === "choice" && shape.options.some((option) => typeof option === "number"));

type ControlProps = {
	readonly shape: Shape;
	readonly name: string;
	readonly value: string;
	readonly onChange: (typed: string) => void;
};

function Control({ shape, name, value, onChange }: ControlProps) {
	const common = { value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
	if (name === "clock") {
		return (
			<Select {...common}>
				<ZoneOptions clock={society.clock} chosen={value} />
			</Select>
		);
	}
	const options = name === "category" ? centreCategories : shape.kind === "choice" ? shape.options : undefined;
	if (options) {
		return (
			<Select {...common}>
				{value === "" && <option value="" />}
				{options.map((option) => (
					<option key={option} value={String(option)}>
						{choiceLabel(name, String(option))}
					</option>
				))}
			</Select>
		);
	}
	if (shape.kind === "number") return <TextInput {...common} inputMode="numeric" className="max-w-28" />;
	if (isLongText(name)) return <TextArea {...common} rows={Math.min(8, 2 + Math.floor(value.length / 60))} />;
	return <TextInput {...common} type={shape.kind === "text" && shape.isEmail ? "email" : "text"} />;
}

type DataFieldsProps = DataFieldProps & {
	readonly of: readonly (readonly [string, z.core.$ZodType])[];
	/** The whole file needs no frame. */
	readonly bare?: boolean;
};

/** The fields of one thing, in the order of its schema. */
export function DataFields({ of, bare = false, label, path, value, onChange, problemAt }: DataFieldsProps) {
	const shown = of.filter(([name]) => !isHiddenKey(name));
	const fields = shown.map(([name, schema]) => (
		<DataField
			key={name}
			schema={schema}
			name={name}
			path={[...path, name]}
			value={typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined}
			onChange={onChange}
			problemAt={problemAt}
		/>
	));
	if (bare) return <div className="space-y-5">{fields}</div>;
	return (
		<fieldset className="space-y-4 rounded-control border border-line p-4">
			<legend className="px-1 font-semibold">{label}</legend>
			{fields}
		</fieldset>
	);
}
