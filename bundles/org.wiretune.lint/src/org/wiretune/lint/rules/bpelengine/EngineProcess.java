/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.bpelengine;

import java.util.List;
import java.util.Objects;
import java.util.Set;

import org.wiretune.core.Origin;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.OperationWords;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;

/**
 * A process that a deployment descriptor of Apache ODE names, read as far as it says whether an instance waits.
 *
 * @param root its outermost element
 */
record EngineProcess(XmlElement root) {

	private static final String ENDING = ".bpel";
	private static final String PORT = "Port";
	/** A second message, a time, a person or a handler of either: what an instance that lives in memory alone cannot wait for. */
	private static final Set<String> WAITING = Set.of("wait", "onAlarm", "onEvent", "eventHandlers", "peopleActivity", "failureHandling");
	/** What holds activities; one of another language than the process is an extension, and nobody knows whether it waits. */
	private static final Set<String> HOLDING = Set.of("sequence", "flow", "scope", "if", "elseif", "else", "while", "repeatUntil", "forEach", "extensionActivity");
	/** The engine takes a receive for a pick of one message. */
	private static final Set<String> STARTING = Set.of("receive", "pick");

	/**
	 * {@return the process beside its descriptor; null where it is not at hand} The editors of Eclipse name the file by the process, and keep the name of the file and of
	 * the port where the process gets another one.
	 *
	 * @param descriptor the entry of the descriptor
	 */
	static EngineProcess of(ConfiguredGroup descriptor) {
		String folder = descriptor.path().substring(0, descriptor.path().lastIndexOf('/') + 1);
		String stated = descriptor.value("file");
		EngineProcess process = read(descriptor, folder + (stated == null ? name(descriptor) + ENDING : stated));
		if (process != null || stated != null) {
			return process;
		}
		String port = port(descriptor);
		EngineProcess renamed = port == null || !port.endsWith(PORT) ? null : read(descriptor, folder + port.substring(0, port.length() - PORT.length()) + ENDING);
		return renamed != null && name(descriptor).equals(renamed.root.attributeValue("name")) ? renamed : null;
	}

	private static EngineProcess read(ConfiguredGroup descriptor, String path) {
		XmlElement root = root(descriptor, path, "process");
		return root == null ? null : new EngineProcess(root);
	}

	private static XmlElement root(ConfiguredGroup descriptor, String path, String name) {
		String text = descriptor.reading().texts().text(path);
		XmlDocument document = text == null ? null : XmlDocument.parse(SourceText.of(path, text), root -> root.localName().equals(name), problem -> {
		});
		return document == null ? null : document.root();
	}

	/** The port of the service that the entry provides. */
	private static String port(ConfiguredGroup descriptor) {
		XmlElement deploy = root(descriptor, descriptor.path(), "deploy");
		return deploy == null ? null : deploy.children("process").stream().filter(process -> descriptor.name().equals(process.attributeValue("name"))).map(process -> process.child("provide"))
				.filter(Objects::nonNull).map(provide -> provide.child("service")).filter(Objects::nonNull).map(service -> service.attributeValue("port")).filter(Objects::nonNull).findFirst().orElse(null);
	}

	/** {@return where the process begins} */
	Origin place() {
		return place(root);
	}

	/** {@return where an element begins} @param element of the process */
	static Origin place(XmlElement element) {
		return element.document().source().origin(element.start(), element.nameEnd() - element.start());
	}

	/** {@return the name of a process without its prefix, which says nothing outside of the file} @param descriptor the entry of the descriptor */
	static String name(ConfiguredGroup descriptor) {
		String name = descriptor.name();
		return name.substring(name.indexOf(':') + 1);
	}

	/** {@return whether one message starts an instance, its sender is answered, and nothing else is waited for but the answers of partners} */
	boolean answersAtOnce() {
		XmlElement start = null;
		for (XmlElement element : root.withDescendants()) {
			if (WAITING.contains(element.localName()) || isExtension(element)) {
				return false;
			}
			if (STARTING.contains(element.localName())) {
				if (start != null) {
					return false;
				}
				start = element;
			}
		}
		return start != null && "yes".equals(start.attributeValue("createInstance")) && isAnswered(start);
	}

	private boolean isExtension(XmlElement element) {
		return element.parent() != null && HOLDING.contains(element.parent().localName()) && !Objects.equals(element.namespace(), root.namespace());
	}

	/** {@return how many calls of partners change something, as their names say: after a stop between two of them one is done and the other is not} */
	int changes() {
		int count = 0;
		for (XmlElement element : root.withDescendants()) {
			String operation = element.localName().equals("invoke") ? element.attributeValue("operation") : null;
			count += operation != null && OperationWords.changes(operation) ? 1 : 0;
		}
		return count;
	}

	/** A pick is one start by several messages, each of which is answered by itself. */
	private boolean isAnswered(XmlElement start) {
		List<XmlElement> messages = start.localName().equals("pick") ? start.children("onMessage") : List.of(start);
		return !messages.isEmpty() && messages.stream().allMatch(this::hasReply);
	}

	private boolean hasReply(XmlElement message) {
		String operation = message.attributeValue("operation");
		String partner = message.attributeValue("partnerLink");
		for (XmlElement element : root.withDescendants()) {
			if (element.localName().equals("reply") && operation != null && operation.equals(element.attributeValue("operation")) && partner != null
					&& partner.equals(element.attributeValue("partnerLink"))) {
				return true;
			}
		}
		return false;
	}
}
