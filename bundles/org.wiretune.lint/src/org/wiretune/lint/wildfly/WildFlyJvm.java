/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.List;
import java.util.stream.Collectors;

import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/** Reads the element {@code jvm} of a host or a server group. */
final class WildFlyJvm {

	private WildFlyJvm() {
	}

	static JvmOptions read(XmlElement element, XmlSettings settings) {
		JvmOptions jvm = PlatformFactory.INSTANCE.createJvmOptions();
		settings.name(jvm, element);
		jvm.setInitialHeapSize(heap(element, "size", settings));
		jvm.setMaximumHeapSize(heap(element, "max-size", settings));
		List<XmlAttribute> options = options(element);
		jvm.setVerboseGarbageCollection(settings.missing("-verbose:gc", null, null, null));
		for (XmlAttribute option : options) {
			if (option.value().equals("-verbose:gc")) {
				Setting verbose = settings.value("-verbose:gc", option, null);
				verbose.setResolved("true");
				jvm.setVerboseGarbageCollection(verbose);
			}
		}
		jvm.setArguments(arguments(options, settings));
		return jvm;
	}

	private static Setting heap(XmlElement element, String name, XmlSettings settings) {
		XmlElement heap = element.child("heap");
		String tag = XmlSettings.qualified(element, "heap");
		Setting setting = heap != null ? settings.attribute(heap, name, "bytes", null)
				: settings.missing(name, settings.style().child(element, List.of("heap"), List.of(), "<" + tag + " " + name + "=\"", "\"/>"), "bytes", null);
		setting.setValueType(ValueType.SIZE);
		return setting;
	}

	private static List<XmlAttribute> options(XmlElement element) {
		XmlElement options = element.child("jvm-options");
		return options == null ? List.of()
				: options.children("option").stream().map(option -> option.attribute("value")).filter(value -> value != null && !value.value().isEmpty()).toList();
	}

	/** The last option stands for all, so that one more goes behind it; resolved are all of them in one line. */
	private static Setting arguments(List<XmlAttribute> options, XmlSettings settings) {
		if (options.isEmpty()) {
			return settings.missing("jvm-options", null, null, null);
		}
		Setting arguments = settings.value("jvm-options", options.get(options.size() - 1), null);
		arguments.setResolved(options.stream().map(XmlAttribute::value).collect(Collectors.joining(" ")));
		return arguments;
	}
}
