/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.source.NewParts;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * What one argument of a Java virtual machine says: a name and, mostly, a value with its own range.
 * <ul>
 * <li>{@code -Xmx512m}: the name is {@code -Xmx}, the value {@code 512m}
 * <li>{@code -XX:+UseParallelGC}: {@code -XX:UseParallelGC}; the value is the sign, which counts as true or false
 * <li>{@code -XX:MaxPermSize=256m}: {@code -XX:MaxPermSize} and {@code 256m}
 * <li>{@code -Dname=value}: {@code -Dname} and {@code value}
 * <li>{@code -Xgcpolicy:gencon}, {@code -Xlog:gc*}, {@code -javaagent:a.jar}: the word before the first colon and what follows it
 * <li>{@code -verbose:gc}: {@code -verbose:gc}, which is true
 * <li>{@code -server}: {@code -server}, which is true
 * <li>anything that is no option: {@link #ARGUMENT} with the text
 * </ul>
 */
public final class JvmOption {

	/** The name of what is no option. */
	public static final String ARGUMENT = "argument";

	private static final Pattern SIZED = Pattern.compile("-X(?:m[a-z]{1,3}|ss|loratio|minf|maxf|mint|maxt|minid|gcthreads|gcmaxthreads|softrefthreshold|scmx|lp)(?=[0-9.$%])");
	private static final Pattern NUMBERED = Pattern.compile("-X[A-Za-z]{2,40}(?=[0-9.]{1,20}[kKmMgGtT]?$)");
	private static final Pattern SIZE = Pattern.compile("[0-9]{1,18}[kKmMgGtT]");
	private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,18}");
	/** Sizes that may be written without a suffix; java(1) of JDK 8 to 21 and the option pages of Eclipse OpenJ9 tell them. */
	private static final Pattern BYTES = Pattern.compile(
			"-X(?:m[soxnrc]|m[no][sx]|mso|mca|mco|mcrs|moi|ss|scmx)|-XX:(?:Initial|Max|Soft|Min)?HeapSize|-XX:(?:Max)?(?:Perm|New|Metaspace|DirectMemory)Size|-XX:LargePageSizeInBytes|-XX:(?:Initial|Reserved)CodeCacheSize");
	private static final Map<String, String> DURATIONS = Map.of("-XX:MaxGCPauseMillis", "milliseconds", "-XX:GCPauseIntervalMillis", "milliseconds",
			"-Dsun.rmi.dgc.client.gcInterval", "milliseconds", "-Dsun.rmi.dgc.server.gcInterval", "milliseconds");

	private final String name;
	private final ArgumentText argument;
	private final int from;
	private final int to;
	private final String resolved;

	private JvmOption(String name, ArgumentText argument, int from, int to, String resolved) {
		this.name = name;
		this.argument = argument;
		this.from = from;
		this.to = to;
		this.resolved = resolved;
	}

	/** Reads an argument. */
	static JvmOption of(ArgumentText argument) {
		String text = argument.text();
		int length = text.length();
		if (text.startsWith("-XX:+") || text.startsWith("-XX:-")) {
			return new JvmOption("-XX:" + text.substring(5), argument, 4, 5, String.valueOf(text.charAt(4) == '+'));
		}
		if (text.startsWith("-D")) {
			int equals = text.indexOf('=');
			return equals < 0 ? new JvmOption(text, argument, length, length, null) : new JvmOption(text.substring(0, equals), argument, equals + 1, length, null);
		}
		if (text.startsWith("-verbose:") && length > 9) {
			return new JvmOption(text, argument, 9, length, "true");
		}
		if (text.startsWith("-XX:") || text.startsWith("--") || text.startsWith("-agent")) {
			int equals = text.indexOf('=');
			return equals < 0 ? word(argument) : new JvmOption(text.substring(0, equals), argument, equals + 1, length, null);
		}
		if (text.startsWith("-X")) {
			for (Pattern pattern : new Pattern[] { SIZED, NUMBERED }) {
				Matcher matcher = pattern.matcher(text);
				if (matcher.lookingAt()) {
					return new JvmOption(text.substring(0, matcher.end()), argument, matcher.end(), length, null);
				}
			}
		}
		if (text.startsWith("-")) {
			int colon = text.indexOf(':');
			return colon < 0 ? word(argument) : new JvmOption(text.substring(0, colon), argument, colon + 1, length, null);
		}
		return new JvmOption(ARGUMENT, argument, 0, length, null);
	}

	/** Reads the value that stands in the argument behind its option, as that of {@code -classpath}. */
	static JvmOption of(String option, ArgumentText value) {
		return new JvmOption(option, value, 0, value.length(), null);
	}

	private static JvmOption word(ArgumentText argument) {
		return new JvmOption(argument.text(), argument, 0, argument.length(), "true");
	}

	/** Whether the value of an option stands in the argument behind it. */
	static boolean takesNext(String argument) {
		return switch (argument) {
		case "-cp", "-classpath", "--class-path", "-jar", "-p", "--module-path", "--upgrade-module-path", "--add-modules", "--add-opens", "--add-exports", "--add-reads",
				"--patch-module", "--limit-modules", "-m", "--module" -> true;
		default -> false;
		};
	}

	Setting setting() {
		String value = argument.text().substring(from, to);
		Setting setting = NewParts.stated(name, value, argument.origin(from, to), argument.form());
		setting.setResolved(resolved);
		ValueType type = type(value);
		setting.setValueType(type);
		setting.setUnit(switch (type) {
		case SIZE -> "bytes";
		case DURATION -> DURATIONS.get(name);
		case NUMBER, TEXT, TRUTH -> null;
		});
		return setting;
	}

	private ValueType type(String value) {
		if (resolved != null || value.equals("true") || value.equals("false")) {
			return ValueType.TRUTH;
		}
		if (DURATIONS.containsKey(name)) {
			return ValueType.DURATION;
		}
		if (SIZE.matcher(value).matches() || BYTES.matcher(name).matches()) {
			return ValueType.SIZE;
		}
		return NUMBER.matcher(value).matches() ? ValueType.NUMBER : ValueType.TEXT;
	}
}
