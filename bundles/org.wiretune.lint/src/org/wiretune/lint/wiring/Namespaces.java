/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;

/** The prefixes that the root of a file declares, and those that it has to declare for what is added. */
final class Namespaces {

	static final String INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";
	private static final String IBM = "http://www.ibm.com/xmlns/prod/websphere/scdl/";
	static final String SCDL = IBM + "6.0.0";
	static final String WSDL = IBM + "wsdl/6.0.0";
	static final String JAVA = IBM + "java/6.0.0";
	static final String EIS = IBM + "eis/6.0.0";
	static final String HTTP = IBM + "http/6.1.0";
	static final String JAX_WS = IBM + "jaxws/6.0.0";
	static final String JAX_RPC = IBM + "webservice/6.0.0";

	/** As Integration Designer orders them: the one of the schema first, then by prefix. */
	private static final Comparator<String> ORDER = Comparator.comparing((String prefix) -> !prefix.equals("xsi")).thenComparing(Comparator.naturalOrder());

	private final Map<String, String> declared = new TreeMap<>(ORDER);
	private final Map<String, String> added = new TreeMap<>(ORDER);

	/** Declares none yet. */
	Namespaces() {
	}

	/** Takes those of a file. @param root its root */
	Namespaces(XmlElement root) {
		for (XmlAttribute attribute : root.attributes()) {
			if (attribute.declaresNamespace() && attribute.prefix() != null) {
				declared.put(attribute.localName(), attribute.value());
			}
		}
	}

	/** {@return the prefix of a namespace, which is declared where it is not yet} @param wanted the prefix where it is free @param namespace the namespace */
	String prefix(String wanted, String namespace) {
		for (Map<String, String> known : List.of(declared, added)) {
			for (Map.Entry<String, String> each : known.entrySet()) {
				if (each.getValue().equals(namespace)) {
					return each.getKey();
				}
			}
		}
		String free = wanted;
		for (int i = 1; declared.containsKey(free) || added.containsKey(free); i++) {
			free = wanted.replaceFirst("\\d+$", "") + i;
		}
		added.put(free, namespace);
		return free;
	}

	/** {@return the prefix of the namespace of a business interface} @param namespace the namespace */
	String ofInterface(String namespace) {
		return prefix("ns1", namespace);
	}

	/** {@return what has to be declared: namespaces by prefix, in the order in which they are written} */
	Map<String, String> added() {
		return added;
	}
}
