/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

/**
 * A meter of Micrometer and the attribute of an MBean that tells the same.
 *
 * @param meter
 *            its name in Micrometer
 * @param text
 *            its name in the text of Prometheus
 * @param statistic
 *            which of its figures
 * @param tag
 *            name of a tag that it is read of; empty for all
 * @param tagValue
 *            value of that tag
 * @param bean
 *            name of the MBean, with a tag in braces where each value of it is one
 * @param attribute
 *            the attribute, with an item behind a dot
 * @param factor
 *            from the unit of the meter to that of the attribute
 */
record MeterRow(String meter, String text, String statistic, String tag, String tagValue, String bean, String attribute, double factor) {

	private static final Pattern TAGGED = Pattern.compile("([\\w.]+)\\[(\\w+)=(\\w+)]"); //$NON-NLS-1$
	private static final Pattern PLACE = Pattern.compile("\\{([\\w.]+)}"); //$NON-NLS-1$
	/** What a name of an MBean would have to quote, and what the names of the tables end an instance at. */
	private static final Pattern SPECIAL = Pattern.compile("[,=:\"*?\\\\.\\p{Cntrl}]"); //$NON-NLS-1$
	private static final int LONGEST_NAME = 200;

	/** All rows. */
	static final List<MeterRow> ALL = read();

	private static List<MeterRow> read() {
		try (InputStream stream = MeterRow.class.getResourceAsStream("meters.list")) { //$NON-NLS-1$
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank() && !line.startsWith("#")).map(MeterRow::row).toList(); //$NON-NLS-1$
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}

	private static MeterRow row(String line) {
		String[] parts = line.strip().split("\\s*\\|\\s*"); //$NON-NLS-1$
		Matcher tag = TAGGED.matcher(parts[0]); //$NON-NLS-1$
		boolean tagged = tag.matches();
		return new MeterRow(tagged ? tag.group(1) : parts[0], parts[1], parts[2], tagged ? tag.group(2) : "", tagged ? tag.group(3) : "", parts[3], parts[4], Double.parseDouble(parts[5])); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** {@return the tag whose values are instances, as Micrometer names it; empty for none} */
	String instanceTag() {
		Matcher place = PLACE.matcher(bean);
		return place.find() ? place.group(1) : ""; //$NON-NLS-1$
	}

	/**
	 * {@return the MBean of a figure; empty where it is of another one, or without the tag}
	 *
	 * @param tags
	 *            by name, in the words of Micrometer or of Prometheus
	 */
	Optional<ObjectName> name(Map<String, String> tags) {
		if (!tag.isEmpty() && !tagValue.equals(tags.get(tag))) {
			return Optional.empty();
		}
		String wanted = instanceTag();
		String value = wanted.isEmpty() ? "" : tags.getOrDefault(wanted, tags.getOrDefault(wanted.replace('.', '_'), "")); //$NON-NLS-1$ //$NON-NLS-2$
		if (!wanted.isEmpty() && value.isEmpty()) {
			return Optional.empty();
		}
		String plain = SPECIAL.matcher(value.substring(0, Math.min(LONGEST_NAME, value.length()))).replaceAll("_"); //$NON-NLS-1$
		try {
			return Optional.of(new ObjectName(PLACE.matcher(bean).replaceAll(Matcher.quoteReplacement(plain))));
		} catch (MalformedObjectNameException odd) {
			return Optional.empty();
		}
	}
}
