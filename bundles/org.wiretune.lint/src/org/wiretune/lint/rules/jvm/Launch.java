/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.SettingValues;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.quantity.Quantity;

/**
 * One place where a Java virtual machine gets its arguments: a start script, {@code jvm.options}, the element of WebSphere,
 * of WildFly or of OPMN. Options are named as {@link org.wiretune.lint.jvm.JvmOptionGroup} names them.
 *
 * @param in the group that the place is
 * @param options the options that are set, in their order
 * @param further the place of one more argument, or null
 * @param initial the setting of the initial heap beside the options, or null
 * @param maximum the setting of the maximum heap beside the options, or null
 * @param machine the virtual machine
 * @param servers the servers that it starts
 * @param first whether no script beside it that does the same counts more
 */
record Launch(ConfiguredGroup in, List<Setting> options, Insertion further, Setting initial, Setting maximum, VirtualMachine machine, List<Server> servers, boolean first) {

	static final long KB = 1L << 10;
	static final long MB = 1L << 20;
	static final long GB = 1L << 30;

	/** {@return the option of a name that counts, or null} @param name the name, for example {@code -Xmx} */
	Setting get(String name) {
		Setting found = null;
		for (Setting option : options) {
			if (option.getName().equals(name)) {
				found = option;
			}
		}
		return found;
	}

	/** {@return the last option of one of several names, or null} @param names the names */
	Setting last(String... names) {
		List<String> wanted = Arrays.asList(names);
		Setting found = null;
		for (Setting option : options) {
			if (wanted.contains(option.getName())) {
				found = option;
			}
		}
		return found;
	}

	/** {@return all options of some names, in their order} @param names the names */
	List<Setting> all(String... names) {
		List<String> wanted = Arrays.asList(names);
		return options.stream().filter(option -> wanted.contains(option.getName())).toList();
	}

	/** {@return whether an option is there at all} @param name its name */
	boolean has(String name) {
		return get(name) != null;
	}

	/** {@return whether a flag is switched on} @param flag the flag without {@code -XX:} */
	boolean isOn(String flag) {
		Setting found = get("-XX:" + flag);
		return found != null && found.asTruth();
	}

	/** {@return whether a flag is switched off} @param flag the flag without {@code -XX:} */
	boolean isOff(String flag) {
		Setting found = get("-XX:" + flag);
		return found != null && !found.asTruth();
	}

	/** {@return the bytes of an option, or null where it is missing or is no size} @param name its name */
	Long bytes(String name) {
		return bytes(get(name));
	}

	private static Long bytes(Setting setting) {
		if (setting == null || setting.getValue() == null || !setting.isSet()) {
			return null;
		}
		String value = setting.effective();
		return value == null || value.isEmpty() || !Character.isDigit(value.charAt(0)) ? null : SettingValues.asBytes(value, setting.getUnit() == null ? "bytes" : setting.getUnit());
	}

	/** {@return the setting of the maximum heap that counts: an option before the setting beside them; null where neither states it} */
	Setting maximumHeap() {
		Setting option = last("-Xmx", "-XX:MaxHeapSize");
		return option != null ? option : stated(maximum);
	}

	/** {@return the setting of the initial heap that counts, or null} */
	Setting initialHeap() {
		Setting option = last("-Xms", "-XX:InitialHeapSize");
		return option != null ? option : stated(initial);
	}

	/** Zero means the product's own choice. */
	private static Setting stated(Setting setting) {
		return Values.isSet(setting) && bytes(setting) != null && bytes(setting) > 0 ? setting : null;
	}

	/** {@return the maximum heap in bytes, or null} */
	Long heap() {
		return bytes(maximumHeap());
	}

	/** {@return the initial heap in bytes, or null} */
	Long initialBytes() {
		return bytes(initialHeap());
	}

	/** {@return where the launch or one of its settings stands} @param setting the setting, or null */
	Origin at(Setting setting) {
		return Values.origin(setting, in.group());
	}

	/** {@return the name of the server for messages, or that of the file where it starts several or none} */
	String owner() {
		return servers.size() > 1 || "oc4j-opmn".equals(in.file().getKind()) ? in.fileName() : in.owner();
	}

	/** {@return whether the virtual machine is IBM's or Eclipse OpenJ9} */
	boolean isJ9() {
		return machine.family() == VirtualMachine.Family.J9;
	}

	/** {@return whether the virtual machine is HotSpot as far as is known} */
	boolean isHotSpot() {
		return machine.family() == VirtualMachine.Family.HOTSPOT;
	}

	/** {@return whether it starts a server with a HotSpot or unknown virtual machine that takes its options} */
	boolean takesFlags() {
		return !isJ9();
	}

	/** {@return all other launches of the same solution} */
	Stream<Launch> others() {
		return Launches.of(in.reading()).filter(other -> other != this);
	}

	/**
	 * Writes a size of the heap over one that is set.
	 *
	 * @param edits takes the change
	 * @param setting the setting, as {@link #maximumHeap} and {@link #initialHeap} give it
	 * @param size the size in bytes
	 */
	void writeHeap(Edits edits, Setting setting, long size) {
		if (setting == null) {
			edits.impossible();
		} else if (setting == initial || setting == maximum) {
			edits.set(setting, "megabytes".equals(setting.getUnit()) ? Long.toString(size / MB) : size(size));
		} else {
			ArgumentEdits.value(edits, setting, size(size));
		}
	}

	/** Adds arguments. */
	void add(Edits edits, String... arguments) {
		ArgumentEdits.add(edits, further, List.of(arguments));
	}

	/** {@return a size as options state it: 4g, 512m, 640k or bytes} @param bytes the size */
	static String size(long bytes) {
		if (bytes % GB == 0 && bytes > 0) {
			return bytes / GB + "g";
		}
		if (bytes % MB == 0 && bytes > 0) {
			return bytes / MB + "m";
		}
		return bytes % KB == 0 ? bytes / KB + "k" : Long.toString(bytes);
	}

	/** {@return a size for messages: 4 GB, 1303 MB} @param bytes the size, or null */
	static String shown(Long bytes) {
		return bytes == null ? "?" : Quantity.bytes(bytes).exactly();
	}
}
