/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Size of a heap, written {@code 384 MB} or {@code 8 GB}.
 *
 * @param megabytes its size, 1 to {@value #LARGEST_MEGABYTES}
 */
public record HeapSize(int megabytes) {

	/** The largest heap of a workload. */
	public static final int LARGEST_MEGABYTES = 1024 * 1024;

	private static final int MEGABYTES_IN_GIGABYTE = 1024;

	@Override
	public String toString() {
		return megabytes % MEGABYTES_IN_GIGABYTE == 0 && megabytes > MEGABYTES_IN_GIGABYTE
				? megabytes / MEGABYTES_IN_GIGABYTE + " GB"
				: megabytes + " MB";
	}

	/**
	 * Sizes of heaps.
	 *
	 * @param leastMegabytes the smallest
	 * @return the type
	 */
	public static ValueType<HeapSize> type(int leastMegabytes) {
		return new Type(leastMegabytes);
	}

	private record Type(int least) implements ValueType<HeapSize> {

		private static final Pattern FORM = Pattern.compile("(\\d{1,7})\\s*([MG])B?", Pattern.CASE_INSENSITIVE);

		@Override
		public HeapSize parse(String text) throws WrongValueException {
			Matcher matcher = FORM.matcher(text);
			if (matcher.matches()) {
				long megabytes = Long.parseLong(matcher.group(1))
						* (matcher.group(2).equalsIgnoreCase("G") ? MEGABYTES_IN_GIGABYTE : 1);
				if (megabytes >= least && megabytes <= LARGEST_MEGABYTES) {
					return new HeapSize((int) megabytes);
				}
			}
			throw new WrongValueException(TEXTS.get("value.wrong", text, form()));
		}

		@Override
		public String text(HeapSize value) {
			return value.toString();
		}

		@Override
		public String form() {
			return TEXTS.get("value.heapSize", Integer.toString(least));
		}

		@Override
		public List<String> proposals() {
			return List.of("384 MB", "1024 MB");
		}
	}
}
