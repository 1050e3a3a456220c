/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package com.acme.flow;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;
import org.wiretune.core.FileFormat;
import org.wiretune.core.FileText;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Parts;
import org.wiretune.core.Transport;
import org.wiretune.core.ValueForm;
import org.wiretune.core.Written;
import org.wiretune.core.XmlNode;

/**
 * Reads a flow: {@code poll} takes messages from a queue and hands them to a {@code step}, a step calls others, {@code send}
 * puts messages on a queue that another flow polls, and tries again after a pause.
 */
final class FlowFormat implements FileFormat {

	/** A flow. */
	static final ModuleKind FLOW = ModuleKind.define("acme.flow", "Acme flow");
	/** A queue of Acme's engine. */
	static final BindingKind QUEUE = BindingKind.define("acme.queue", "Acme queue", BindingFamily.MESSAGING, BindingSign.SEALED_ENVELOPE, Transport.MESSAGE);

	private static final String NAMESPACE = "urn:acme:flow";

	/** A value among others in one attribute: a word that means nothing else there. */
	private static final ValueForm RETRY = ValueForm.of(value -> value.matches("[A-Za-z0-9]+") ? value : null, written -> written);
	private static final Pattern PAUSE = Pattern.compile("(?:^|;)pause=([A-Za-z0-9]+)");

	@Override
	public String id() {
		return "acme.flow";
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".flow");
	}

	@Override
	public void read(FileText file, Parts parts) {
		Optional<? extends XmlNode> root = file.xml().filter(node -> node.localName().equals("flow") && node.namespaceName().filter(NAMESPACE::equals).isPresent());
		if (root.isPresent()) {
			read(root.get(), file, parts);
		}
	}

	private static void read(XmlNode root, FileText file, Parts parts) {
		Written name = name(root);
		Parts.ModulePart flow = parts.module(FLOW, name.value(), name.origin());
		for (XmlNode poll : root.elements("poll")) {
			Written named = name(poll);
			Parts.EndPart export = flow.exported(named.value(), named.origin(), QUEUE);
			poll.written("queue").ifPresentOrElse(export::address, () -> parts.problem(poll.origin(), "A poll names no queue."));
			poll.written("interval").ifPresentOrElse(interval -> export.setting("interval", interval), () -> export.absent("interval", poll.insertion("interval")));
			poll.written("step").ifPresent(export::servedBy);
		}
		for (XmlNode step : root.elements("step")) {
			Written named = name(step);
			Parts.ComponentPart component = flow.component(named.value(), named.origin());
			step.written("calls").ifPresent(target -> component.calls("calls", target));
		}
		for (XmlNode send : root.elements("send")) {
			Written named = name(send);
			Parts.EndPart imported = flow.imported(named.value(), named.origin(), QUEUE);
			send.written("queue").ifPresent(imported::address);
			send.written("retry").flatMap(retry -> pause(retry, file)).ifPresent(pause -> imported.setting("pause", pause));
		}
	}

	/** The pause in {@code retry="count=3;pause=100"}, with the place of its own text. */
	private static Optional<Written> pause(Written retry, FileText file) {
		Matcher pause = PAUSE.matcher(file.text()).region(retry.origin().offset(), retry.origin().end());
		return pause.find() ? Optional.of(new Written(pause.group(1), file.origin(pause.start(1), pause.end(1)), RETRY)) : Optional.empty();
	}

	private static Written name(XmlNode node) {
		return node.written("name").orElseGet(() -> new Written(node.localName(), node.origin(), ValueForm.NONE));
	}

	@Override
	public List<Word> words() {
		return List.of(new Word("poll", "acknowledge", "each", "after each message"), new Word("poll", "acknowledge", "batch", "after all messages of a poll"),
				new Word("poll", "interval", "", "milliseconds between two polls of an empty queue"));
	}
}
