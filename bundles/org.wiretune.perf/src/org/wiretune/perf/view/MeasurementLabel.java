/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.result.Measurement;

/** Names measurements for people: the parameters as they are written, numbers with what they count. */
final class MeasurementLabel {

	private MeasurementLabel() {
	}

	static String of(Measurement measurement) {
		List<String> parts = new ArrayList<>();
		measurement.parameters().forEach((name, value) -> parts.add(part(name, value)));
		String label = parts.isEmpty() ? measurement.id() : String.join(", ", parts);
		return measurement.repetition() > 1
				? TEXTS.get("measurement.repetition", label, measurement.repetition()) : label;
	}

	/** A name for one that is under way, of which nothing but its id is known. */
	static String of(String id) {
		return id.matches("1 [a-z ]+s") ? id.substring(0, id.length() - 1) : id;
	}

	/** The size in bytes that a parameter states, as a number or as it is written in workload files. */
	static OptionalInt bytes(String text) {
		return text.matches("\\d{1,9}") ? OptionalInt.of(Integer.parseInt(text)) : ObjectSize.parse(text);
	}

	private static String part(String name, String value) {
		if (name.equals(Measurement.BINDING)) {
			return BindingUnderTest.find(value).map(BindingUnderTest::label).orElse(value);
		}
		if (name.equals(Measurement.SIZE)) {
			OptionalInt bytes = bytes(value);
			return bytes.isPresent() ? ObjectSize.label(bytes.getAsInt()) : value;
		}
		String words = name.replace('-', ' ');
		if (value.contains(words)) {
			return value;
		}
		return value.matches("[0-9.]+") ? of(value + ' ' + words) : words + ' ' + value;
	}
}
