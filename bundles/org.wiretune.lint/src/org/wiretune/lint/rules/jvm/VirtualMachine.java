/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Product;

/**
 * Which Java virtual machine runs a server: told by a path of the configuration, or assumed from the product and its version.
 *
 * @param family whose it is
 * @param minimum the oldest major version that it may have
 * @param maximum the newest major version that it may have; the same where the configuration tells it
 * @param update the update of Java 8 or older, or -1 where it is not known
 * @param told whether the configuration tells it
 * @param bits 32 or 64 where the configuration tells it, otherwise 0
 */
record VirtualMachine(Family family, int minimum, int maximum, int update, boolean told, int bits) {

	/** The newest version that the flags are known of. */
	static final int NEWEST = 25;

	/** Whose virtual machine it is. */
	enum Family {
		HOTSPOT, J9, UNKNOWN
	}

	private static final Pattern OLD = Pattern.compile("(?i)1[._]([4-8])(?:[._]0)?(?:[_u](\\d{1,3}))?");
	private static final Pattern NEW = Pattern.compile("(?i)(?:jdk|jre|java|openjdk|temurin|zulu|corretto|semeru|sapmachine|liberica|graalvm)[-_:a-z]{0,30}?(\\d{1,2})(?!\\d)(?:u(\\d{1,3}))?");
	private static final Pattern J9 = Pattern.compile("(?i)semeru|openj9|j9|[/\\\\]ibm[/\\\\-]|ibm-?java|WebSphere[/\\\\].*[/\\\\]java");
	/** The folders of IBM's: java-x86_64-80 is Java 8. */
	private static final Pattern IBM = Pattern.compile("(?i)ibm[/\\\\-]java-[a-z0-9_]{1,20}-([5-8])[01](?!\\d)");
	private static final Pattern BITS_32 = Pattern.compile("(?i)i[3-6]86|x86(?!_64)|Program Files \\(x86\\)|linux32|win32|-32(?:bit)?\\b");
	private static final Pattern BITS_64 = Pattern.compile("(?i)x86_64|amd64|x64|linux64|sparcv9|aarch64|-64(?:bit)?\\b|64bit");

	/** {@return whether the major version is surely at least this} @param version the version */
	boolean isAtLeast(int version) {
		return minimum >= version;
	}

	/** {@return whether the major version is surely at most this} @param version the version */
	boolean isAtMost(int version) {
		return maximum <= version;
	}

	/** {@return words for messages: the version told, or the range assumed} */
	String shown() {
		String name = switch (family) {
		case HOTSPOT -> "Java ";
		case J9 -> "IBM J9, Java ";
		case UNKNOWN -> "Java ";
		};
		return minimum == maximum ? name + minimum : maximum >= NEWEST ? name + minimum + " or later" : name + minimum + " to " + maximum;
	}

	/**
	 * {@return the virtual machine that a path names, or null where it names no version}
	 *
	 * @param path the home or the program of Java as the configuration names it
	 */
	static VirtualMachine ofPath(String path) {
		if (path == null || path.isBlank() || path.length() > 500) {
			return null;
		}
		int major;
		String update;
		Matcher old = OLD.matcher(path);
		Matcher later = NEW.matcher(path);
		Matcher ibm = IBM.matcher(path);
		if (ibm.find()) {
			major = Integer.parseInt(ibm.group(1));
			update = null;
		} else if (old.find()) {
			major = Integer.parseInt(old.group(1));
			update = old.group(2);
		} else if (later.find() && Integer.parseInt(later.group(1)) >= 5 && Integer.parseInt(later.group(1)) <= 40) {
			major = Integer.parseInt(later.group(1));
			update = later.group(2);
		} else {
			return null;
		}
		Family family = J9.matcher(path).find() ? Family.J9 : Family.HOTSPOT;
		return new VirtualMachine(family, major, major, update == null ? -1 : Integer.parseInt(update), true, bits(path));
	}

	/** {@return 32 or 64 where a path tells it, otherwise 0} @param path a path, or null */
	static int bits(String path) {
		if (path == null) {
			return 0;
		}
		if (BITS_64.matcher(path).find()) {
			return 64;
		}
		return BITS_32.matcher(path).find() ? 32 : 0;
	}

	/**
	 * {@return what a product runs on}
	 *
	 * @param product the product
	 * @param version its version, or null
	 */
	static VirtualMachine ofProduct(Product product, String version) {
		int major = major(version);
		if (product == Product.WEBSPHERE) {
			// It brings IBM's own: Java 5 with 6.1, 6 with 7 to 8.5, 8 with 9.
			return assumed(Family.J9, major >= 9 ? 8 : major == 7 ? 6 : 5, major >= 9 ? 8 : major == 7 ? 6 : 8);
		}
		if (product == Product.WILDFLY) {
			return wildFly(version, major);
		}
		return product == Product.JBOSS_EAP_5 ? assumed(Family.HOTSPOT, 6, 7)
				: product == Product.ORACLE_APPLICATION_SERVER ? assumed(Family.HOTSPOT, 5, 6) : assumed(Family.UNKNOWN, product == Product.LIBERTY ? 8 : 6, NEWEST);
	}

	private static VirtualMachine wildFly(String version, int major) {
		if (version != null && version.toLowerCase(Locale.ROOT).startsWith("schema")) {
			// Schema 20 came with WildFly 27, the first that needs Java 11.
			return major >= 20 ? assumed(Family.HOTSPOT, 11, NEWEST) : major >= 5 ? assumed(Family.HOTSPOT, 8, 17) : major >= 2 ? assumed(Family.HOTSPOT, 7, 8) : assumed(Family.HOTSPOT, 6, 8);
		}
		if (major >= 27) {
			return assumed(Family.HOTSPOT, 11, NEWEST);
		}
		if (major >= 10) {
			return assumed(Family.HOTSPOT, 8, 17);
		}
		return major >= 8 ? assumed(Family.HOTSPOT, 7, 8) : major >= 6 ? assumed(Family.HOTSPOT, 6, 7) : assumed(Family.HOTSPOT, 6, NEWEST);
	}

	private static VirtualMachine assumed(Family family, int minimum, int maximum) {
		return new VirtualMachine(family, minimum, maximum, -1, false, 0);
	}

	/** The first number of a version; 0 where there is none. */
	private static int major(String version) {
		Matcher number = Pattern.compile("\\d{1,4}").matcher(version == null ? "" : version);
		return number.find() ? Integer.parseInt(number.group()) : 0;
	}

	/** {@return the same, of another family} @param other the family */
	VirtualMachine of(Family other) {
		return new VirtualMachine(other, minimum, maximum, update, told, bits);
	}

	/** {@return the same, with its bits known} @param known 32 or 64 */
	VirtualMachine withBits(int known) {
		return new VirtualMachine(family, minimum, maximum, update, told, known);
	}
}
