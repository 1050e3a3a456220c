/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.safety.quantity.Nanoseconds;

/** The types of values in workload files. */
public final class ValueTypes {

	private static final Pattern DURATION = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,6})?)\\s*(us|ms|s|min|h)",
			Pattern.CASE_INSENSITIVE);
	private static final Pattern BROKER = Pattern.compile("^\\(?(?:[a-z][a-z0-9+]*:)+(?:\\(|//)");
	/** The name is an identifier of Java, as JMS wants it. */
	private static final Pattern PROPERTY = Pattern.compile("[\\p{Alpha}_$][\\w$]*=.*");
	private static final BigDecimal MICROS_IN_SECOND = BigDecimal.valueOf(1_000_000);

	private ValueTypes() {
	}

	/**
	 * A whole number.
	 *
	 * @param least smallest value
	 * @param most largest value
	 * @return the type
	 */
	public static ValueType<Integer> wholeNumber(int least, int most) {
		return of(TEXTS.get("value.wholeNumber", Integer.toString(least), Integer.toString(most)), text -> {
			int number = Integer.parseInt(text);
			return number < least || number > most ? null : number;
		}, String::valueOf, List.of());
	}

	/**
	 * A number with or without decimals.
	 *
	 * @param least smallest value
	 * @param most largest value
	 * @return the type
	 */
	public static ValueType<Double> number(double least, double most) {
		return of(TEXTS.get("value.number", plain(least), plain(most)), text -> {
			double number = new BigDecimal(text).doubleValue();
			return number < least || number > most ? null : number;
		}, ValueTypes::plain, List.of());
	}

	/**
	 * A span of time, written {@code 200 ms}, {@code 1.5 s}, {@code 2 min}, {@code 1 h} or {@code 50 us}.
	 *
	 * @param least shortest
	 * @param most longest
	 * @return the type
	 */
	public static ValueType<Duration> duration(Duration least, Duration most) {
		return of(TEXTS.get("value.duration", text(least), text(most)), text -> {
			Matcher matcher = DURATION.matcher(text);
			if (!matcher.matches()) {
				return null;
			}
			BigDecimal factor = switch (matcher.group(2).toLowerCase(Locale.ROOT)) {
				case "us" -> BigDecimal.ONE;
				case "ms" -> BigDecimal.valueOf(1000);
				case "min" -> MICROS_IN_SECOND.multiply(BigDecimal.valueOf(60));
				case "h" -> MICROS_IN_SECOND.multiply(BigDecimal.valueOf(3600));
				default -> MICROS_IN_SECOND;
			};
			Duration value = Duration.ofNanos(
					new BigDecimal(matcher.group(1)).multiply(factor).multiply(BigDecimal.valueOf(1000)).longValue());
			return value.compareTo(least) < 0 || value.compareTo(most) > 0 ? null : value;
		}, ValueTypes::text, List.of());
	}

	/**
	 * The size of an object in bytes, written {@code 1 KB}, {@code 100 KB}, {@code 1 MB} or {@code 2048 bytes}.
	 *
	 * @return the type
	 */
	public static ValueType<Integer> size() {
		return of(TEXTS.get("value.size", ObjectSize.label(ObjectSize.LARGEST_BYTES)), ValueTypes::bytes, ObjectSize::label, List.of("1 KB", "100 KB", "1 MB"));
	}

	/** {@return sizes of one business object among several; smaller ones would be more frame than payload} */
	static ValueType<Integer> businessObjectSize() {
		return of(TEXTS.get("value.businessObjectSize", ObjectSize.label(ObjectSize.SMALLEST_BUSINESS_OBJECT_BYTES), ObjectSize.label(ObjectSize.LARGEST_BYTES)), text -> {
			Integer bytes = bytes(text);
			return bytes == null || bytes < ObjectSize.SMALLEST_BUSINESS_OBJECT_BYTES ? null : bytes;
		}, ObjectSize::label, List.of("100 bytes", "1 KB", ObjectSize.label(ObjectSize.LARGEST_BYTES)));
	}

	private static Integer bytes(String text) {
		OptionalInt size = ObjectSize.parse(text.replaceFirst("(?i)\\s*bytes?$", ""));
		return size.isEmpty() ? null : size.getAsInt();
	}

	/**
	 * One of the words of an enumeration: the names of its constants in lower case with hyphens.
	 *
	 * @param <E> the enumeration
	 * @param type its class
	 * @return the type
	 */
	public static <E extends Enum<E>> ValueType<E> oneOf(Class<E> type) {
		List<E> constants = List.of(type.getEnumConstants());
		return oneOf(constants, ValueTypes::word);
	}

	/**
	 * One of several values that have words.
	 *
	 * @param <T> what a value is
	 * @param values the values
	 * @param word gives the word of a value
	 * @return the type
	 */
	public static <T> ValueType<T> oneOf(List<T> values, Function<T, String> word) {
		List<String> words = values.stream().map(word).toList();
		return of(TEXTS.get("value.oneOf", String.join(", ", words)),
				text -> values.stream().filter(value -> word.apply(value).equalsIgnoreCase(text)).findFirst().orElse(null),
				word, words);
	}

	/** {@return {@code yes} or {@code no}} */
	public static ValueType<Boolean> yesNo() {
		return oneOf(List.of(Boolean.TRUE, Boolean.FALSE), value -> value ? "yes" : "no");
	}

	/** {@return any text that is not empty} */
	public static ValueType<String> text() {
		return of(TEXTS.get("value.text"), text -> text.isEmpty() ? null : text, text -> text, List.of());
	}

	/** {@return an address beginning with {@code http://} or {@code https://}} */
	public static ValueType<URI> httpAddress() {
		return of(TEXTS.get("value.httpAddress"), text -> {
			try {
				URI address = new URI(text);
				boolean http = "http".equalsIgnoreCase(address.getScheme()) || "https".equalsIgnoreCase(address.getScheme());
				return http && address.getHost() != null ? address : null;
			} catch (URISyntaxException e) {
				return null;
			}
		}, URI::toString, List.of());
	}

	/** {@return the address of a broker of messages as its client takes it, such as {@code tcp://host:61616} or {@code failover:(tcp://a,tcp://b)}} */
	static ValueType<String> brokerAddress() {
		return of(TEXTS.get("value.brokerAddress"), text -> BROKER.matcher(text).find() && !text.startsWith("vm:") ? text : null, text -> text,
				List.of("tcp://localhost:61616", "amqp://localhost:5672"));
	}

	/** {@return a property of a message, {@code NAME=VALUE}} */
	static ValueType<String> messageProperty() {
		return of(TEXTS.get("value.messageProperty"), text -> PROPERTY.matcher(text).matches() ? text : null, text -> text, List.of());
	}

	/**
	 * Several values separated by commas, at least one; doubled ones count once.
	 *
	 * @param <T> what a value is
	 * @param element type of each
	 * @return the type
	 */
	public static <T> ValueType<List<T>> listOf(ValueType<T> element) {
		return new ValueType<>() {
			@Override
			public List<T> parse(String text) throws WrongValueException {
				List<T> values = new ArrayList<>();
				for (String part : text.split(",", -1)) {
					T value = element.parse(part.strip());
					if (!values.contains(value)) {
						values.add(value);
					}
				}
				return List.copyOf(values);
			}

			@Override
			public String text(List<T> values) {
				return values.stream().map(element::text).collect(Collectors.joining(", "));
			}

			@Override
			public String form() {
				return TEXTS.get("value.list", element.form());
			}

			@Override
			public List<String> proposals() {
				return element.proposals();
			}
		};
	}

	/**
	 * Writes a span of time in the largest unit in which it is a short number.
	 *
	 * @param span the span
	 * @return such as {@code 200 ms}
	 */
	public static String text(Duration span) {
		long nanos = span.toNanos();
		if (nanos != 0 && nanos % 3_600_000_000_000L == 0) {
			return nanos / 3_600_000_000_000L + " h";
		}
		if (nanos != 0 && nanos % 60_000_000_000L == 0) {
			return nanos / 60_000_000_000L + " min";
		}
		if (nanos % Nanoseconds.IN_SECOND == 0) {
			return nanos / Nanoseconds.IN_SECOND + " s";
		}
		if (nanos % Nanoseconds.IN_MILLISECOND == 0) {
			return nanos / Nanoseconds.IN_MILLISECOND + " ms";
		}
		return plain(nanos / 1000.0) + " us";
	}

	/**
	 * The word of a constant in files: lower case, hyphens for underscores.
	 *
	 * @param constant the constant
	 * @return its word
	 */
	public static String word(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	private static String plain(double number) {
		return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
	}

	/** A type whose parser gives null, or a number format exception, for a text that is no value. */
	private static <T> ValueType<T> of(String form, Function<String, T> parser, Function<T, String> writer,
			List<String> proposals) {
		return new ValueType<>() {
			@Override
			public T parse(String text) throws WrongValueException {
				T value;
				try {
					value = parser.apply(text);
				} catch (NumberFormatException e) {
					value = null;
				}
				if (value == null) {
					throw new WrongValueException(TEXTS.get("value.wrong", text, form));
				}
				return value;
			}

			@Override
			public String text(T value) {
				return writer.apply(value);
			}

			@Override
			public String form() {
				return form;
			}

			@Override
			public List<String> proposals() {
				return proposals;
			}
		};
	}

}
