/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

import org.wiretune.lint.jvm.JvmFlag.Kind;

/** The flags of the HotSpot virtual machine, from the resource {@code hotspot.flags} that tells its sources. */
public final class JvmFlags {

	private static final String RESOURCE = "hotspot.flags";

	private JvmFlags() {
	}

	/** Read when it is first needed. */
	private static final class Table {
		static final Map<String, JvmFlag> FLAGS = read();
	}

	/** {@return what is known of a flag, or null} @param name the name without {@code -XX:}; other options as they are written */
	public static JvmFlag of(String name) {
		return Table.FLAGS.get(name);
	}

	/** {@return all of them} */
	static Iterable<JvmFlag> all() {
		return Table.FLAGS.values();
	}

	/**
	 * {@return the flag that a misspelt name stands for, or null} Upper and lower case, the word {@code Use} left out or put
	 * before, and up to two wrong letters count, so that two names that differ in their meaning are not taken for one.
	 *
	 * @param name the name without {@code -XX:}
	 * @param version the major version that must have the flag
	 * @param truth whether a sign stands before the name
	 */
	public static JvmFlag near(String name, int version, boolean truth) {
		String written = plain(name);
		JvmFlag best = null;
		int smallest = 3;
		for (JvmFlag flag : all()) {
			if (flag.name().startsWith("-") || truth != (flag.kind() == Kind.TRUTH) || switch (flag.treatment(version)) {
			case KNOWN, DEPRECATED -> false;
			default -> true;
			}) {
				continue;
			}
			String known = plain(flag.name());
			int distance = known.equals(written) ? 0 : written.length() < 8 ? 3 : distance(written, known, 2);
			if (distance < smallest) {
				smallest = distance;
				best = flag;
			}
		}
		return best;
	}

	private static String plain(String name) {
		String lower = name.toLowerCase(Locale.ROOT);
		return lower.startsWith("use") ? lower.substring(3) : lower;
	}

	/** How many letters must be put in, taken out or changed; more than the limit where it is more. */
	private static int distance(String one, String other, int limit) {
		if (Math.abs(one.length() - other.length()) > limit || one.length() > 200) {
			return limit + 1;
		}
		int[] above = new int[other.length() + 1];
		for (int j = 0; j < above.length; j++) {
			above[j] = j;
		}
		for (int i = 1; i <= one.length(); i++) {
			int[] row = new int[above.length];
			row[0] = i;
			for (int j = 1; j < row.length; j++) {
				int changed = above[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
				row[j] = Math.min(changed, Math.min(above[j], row[j - 1]) + 1);
			}
			above = row;
		}
		return above[other.length()];
	}

	private static Map<String, JvmFlag> read() {
		try (InputStream stream = JvmFlags.class.getResourceAsStream(RESOURCE)) {
			if (stream == null) {
				throw new IllegalStateException(RESOURCE);
			}
			Map<String, JvmFlag> flags = new HashMap<>(4_000);
			BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				if (!line.isEmpty() && line.charAt(0) != '#') {
					JvmFlag flag = flag(line);
					if (flags.put(flag.name(), flag) != null) {
						throw new IllegalStateException(RESOURCE + ": twice: " + line);
					}
				}
			}
			return flags;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static JvmFlag flag(String line) {
		String[] fields = line.split(" ");
		if (fields.length != 8 || fields[2].length() != 2) {
			throw new IllegalStateException(RESOURCE + ": " + line);
		}
		return new JvmFlag(fields[0], Kind.valueOf(fields[1].toUpperCase(Locale.ROOT)), fields[2].charAt(0), fields[2].charAt(1), version(fields[3]), version(fields[4]),
				version(fields[5]), version(fields[6]), fields[7].equals("-") ? null : fields[7]);
	}

	private static int version(String field) {
		return field.equals("-") ? 0 : Integer.parseInt(field);
	}
}
