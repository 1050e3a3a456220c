/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.base.ThreadPoolSettings;

/**
 * Minimum and maximum of a thread pool, written {@code 10/50}.
 *
 * @param minimum threads that stay when nothing is to be done, 0 or more
 * @param maximum most threads, 1 to {@link ThreadPoolSettings#LARGEST_MAXIMUM}, not below the minimum
 */
public record PoolSize(int minimum, int maximum) {

	/** How it is written. */
	public static final ValueType<PoolSize> TYPE = new Type();

	@Override
	public String toString() {
		return minimum + "/" + maximum;
	}

	private static final class Type implements ValueType<PoolSize> {

		private static final Pattern FORM = Pattern.compile("(\\d{1,5})\\s*/\\s*(\\d{1,5})");

		@Override
		public PoolSize parse(String text) throws WrongValueException {
			Matcher matcher = FORM.matcher(text);
			if (matcher.matches()) {
				PoolSize size = new PoolSize(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
				if (size.maximum >= 1 && size.maximum <= ThreadPoolSettings.LARGEST_MAXIMUM && size.minimum <= size.maximum) {
					return size;
				}
			}
			throw new WrongValueException(TEXTS.get("value.wrong", text, form()));
		}

		@Override
		public String text(PoolSize value) {
			return value.toString();
		}

		@Override
		public String form() {
			return TEXTS.get("value.poolSize", Integer.toString(ThreadPoolSettings.LARGEST_MAXIMUM));
		}

		@Override
		public List<String> proposals() {
			return List.of("1/2", "10/50");
		}
	}
}
