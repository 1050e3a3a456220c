/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

/**
 * What is known of one flag of the HotSpot virtual machine. Versions are major versions of the JDK; zero stands for none or not
 * known.
 *
 * @param name the name without {@code -XX:}; other options with all that stands before their value
 * @param kind what its value is
 * @param class17 how OpenJDK 17 classes it: {@code p} product, {@code d} diagnostic, {@code e} experimental, {@code -} not listed
 * @param class25 how OpenJDK 25 classes it
 * @param since the first version that has it
 * @param deprecated the version from which it works with a warning
 * @param obsolete the version from which it is ignored with a warning
 * @param expired the version from which the virtual machine refuses to start with it
 * @param replacement what stands in its place today, or null
 */
public record JvmFlag(String name, Kind kind, char class17, char class25, int since, int deprecated, int obsolete, int expired, String replacement) {

	/** What the value of a flag is. */
	public enum Kind {
		/** A sign before the name. */
		TRUTH,
		/** A number of bytes, mostly with a letter for the unit. */
		SIZE,
		/** A whole number. */
		COUNT,
		/** A number that may have a fraction. */
		NUMBER,
		/** Any text. */
		TEXT
	}

	/** How a virtual machine treats a flag. */
	public enum Treatment {
		/** It works, or nothing else is known. */
		KNOWN,
		/** It works with a warning. */
		DEPRECATED,
		/** It is ignored with a warning. */
		IGNORED,
		/** The virtual machine does not start. */
		REFUSED,
		/** It came with a later version; the virtual machine does not start. */
		LATER,
		/** It needs the option that unlocks its class; without it the virtual machine does not start. */
		LOCKED,
		/** No version is known to have it; the virtual machine does not start. */
		UNKNOWN
	}

	/** {@return how a version treats the flag} @param version the major version of the JDK */
	public Treatment treatment(int version) {
		if (expired > 0 && version >= expired) {
			return Treatment.REFUSED;
		}
		if (obsolete > 0 && version >= obsolete) {
			return Treatment.IGNORED;
		}
		if (since > version || listedFrom25() && version <= 17) {
			return Treatment.LATER;
		}
		if (version >= 25 && class17 != '-' && class25 == '-') {
			return Treatment.REFUSED;
		}
		return deprecated > 0 && version >= deprecated ? Treatment.DEPRECATED : Treatment.KNOWN;
	}

	/** {@return the letter of the option that a version needs to unlock it, or a hyphen where it needs none or none is known} @param version the major version */
	public char locked(int version) {
		char found = version == 17 ? class17 : version >= 25 ? class25 : version > 17 && class17 == class25 ? class17 : '-';
		return (found == 'd' || found == 'e') && !name.startsWith("Unlock") ? found : '-';
	}

	/** Flags without any other fact that only the later list has. */
	private boolean listedFrom25() {
		return class17 == '-' && class25 != '-' && since == 0 && deprecated == 0 && obsolete == 0;
	}
}
