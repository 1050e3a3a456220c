/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Transport;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.flow.ChannelLinks;
import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/**
 * Makes what the map shows of a context: what brings messages in is an export, what sends them out an import, what works on them
 * a component. A channel is the wire from whoever sends to whoever takes; a channel that hands messages to other threads (a queue,
 * an executor) is a component of its own, from which the wires are asynchronous. {@link ChannelLinks} leads the wires.
 */
public final class ContextParts {

	/** An application context of Spring, of the files of one project. */
	public static final ModuleKind CONTEXT = ModuleKind.define("spring.application-context", "Spring application context");
	/** An interface whose methods send messages. */
	static final BindingKind INTERFACE = BindingKind.define("spring-integration.gateway", "interface", BindingFamily.SCA, BindingSign.ARROW, Transport.SERVER);
	private static final BindingKind MESSAGES = BindingKind.define("spring-integration.messages", "messages", BindingFamily.MESSAGING, BindingSign.ENVELOPE, Transport.MESSAGE);
	private static final BindingKind FILES = BindingKind.define("spring-integration.files", "files", BindingFamily.OTHER, BindingSign.CYLINDER, Transport.OTHER);
	private static final BindingKind DATABASE = BindingKind.define("spring-integration.database", "database", BindingFamily.OTHER, BindingSign.CYLINDER, Transport.OTHER);
	private static final BindingKind OTHER = BindingKind.define("spring-integration.other", "adapter", BindingFamily.OTHER, BindingSign.ARROW, Transport.OTHER);
	private static final Map<String, BindingKind> KINDS = Map.ofEntries(Map.entry("jms", BindingKind.GENERIC_JMS), Map.entry("amqp", BrokerKinds.RABBIT), Map.entry("kafka", BrokerKinds.KAFKA), Map.entry("redis", MESSAGES), Map.entry("mqtt", MESSAGES),
			Map.entry("http", BindingKind.HTTP), Map.entry("webflux", BindingKind.HTTP), Map.entry("ws", BindingKind.JAX_WS), Map.entry("file", FILES), Map.entry("ftp", FILES), Map.entry("sftp", FILES), Map.entry("mail", FILES),
			Map.entry("jdbc", DATABASE), Map.entry("jpa", DATABASE), Map.entry("mongodb", DATABASE));
	private static final List<String> INPUTS = List.of("input-channel", "request-channel", "channel");
	private static final List<String> OUTPUTS = List.of("output-channel", "reply-channel", "default-output-channel", "discard-channel");
	/** Elements of the core that neither take nor send messages by themselves. */
	private static final Set<String> NONE = Set.of("poller", "annotation-config", "message-history", "converter", "channel-interceptor", "channel-interceptor-chain", "selector", "selector-chain", "management", "wire-tap", "publishing-interceptor",
			"enable-publisher", "spel-function", "spel-property-accessors", "barrier-trigger", "idempotent-receiver", "graph-controller", "control-bus", "application-event-multicaster", "message-store", "handler-retry-advice", "mapper");
	/** The channel of every context that drops what it is given. */
	static final String NOWHERE = "nullChannel";
	private static final Set<String> CHANNELS = Set.of("channel", "publish-subscribe-channel", "queue-channel", "executor-channel", "priority-channel", "backed-channel");

	private final XmlSettings settings;
	private final FileParts parts;
	private boolean any;

	ContextParts(XmlSettings settings, FileParts parts) {
		this.settings = settings;
		this.parts = parts;
	}

	/** {@return the kind of binding} @param kind what brings messages in or out, for example {@code jms.inbound-gateway}; gateway for an interface */
	static BindingKind kind(String kind) {
		int dot = kind.indexOf('.');
		return kind.equals("gateway") ? INTERFACE : dot < 0 ? OTHER : KINDS.getOrDefault(kind.substring(0, dot), OTHER);
	}

	/** Reads all endpoints of a context. @param parent the element around them */
	void read(XmlElement parent) {
		for (XmlElement element : parent.children()) {
			String namespace = String.valueOf(element.namespace());
			if (namespace.startsWith(ContextReader.INTEGRATION)) {
				String transport = namespace.length() > ContextReader.INTEGRATION.length() ? namespace.substring(ContextReader.INTEGRATION.length() + 1) : "";
				endpoint(element, transport);
			} else if (element.localName().equals("beans")) {
				read(element);
			}
		}
		if (any) {
			parts.add(ModuleKind.class, CONTEXT);
		}
	}

	private void endpoint(XmlElement element, String transport) {
		String name = element.localName();
		if (CHANNELS.contains(name)) {
			channel(element);
		} else if (name.endsWith("inbound-channel-adapter") || name.endsWith("message-driven-channel-adapter") || name.endsWith("inbound-gateway") || name.equals("imap-idle-channel-adapter") || name.equals("gateway")) {
			incoming(element, transport);
		} else if (name.endsWith("outbound-channel-adapter") || name.endsWith("outbound-gateway") || name.equals("retrieving-outbound-gateway")) {
			outgoing(element, transport);
		} else if (!NONE.contains(name) && first(element, INPUTS) != null) {
			worker(element);
		}
	}

	/** A channel is a part of its own where other threads go on; a direct one is the wire itself. */
	private void channel(XmlElement element) {
		XmlElement dispatcher = element.child("dispatcher");
		XmlElement queue = List.of("queue", "priority-queue", "rendezvous-queue").stream().map(element::child).filter(child -> child != null).findFirst().orElse(null);
		boolean executor = element.attribute("task-executor") != null || dispatcher != null && dispatcher.attribute("task-executor") != null;
		tapped(element);
		if ((queue != null || executor) && element.attribute("id") != null) {
			Component component = AssemblyFactory.INSTANCE.createComponent();
			named(component, element);
			component.setImplementation(implementation(queue != null ? queue.localName() : "executor"));
			addAll(component.getProperties(), element);
			if (queue != null) {
				addAll(component.getProperties(), queue);
			}
			Reference reference = refer(component, settings.value(ChannelLinks.CHANNEL, element.attribute("id"), null));
			ServiceInterface handed = AssemblyFactory.INSTANCE.createServiceInterface();
			handed.setPreferredInteractionStyle(settings.set("preferredInteractionStyle", "async", settings.origin(element), null, ValueForm.NONE));
			reference.getInterfaces().add(handed);
			part(component);
		}
	}

	/** A tap takes what is sent to the channel, too, and hands it on. */
	private void tapped(XmlElement channel) {
		XmlElement interceptors = channel.child("interceptors");
		String id = channel.attributeValue("id");
		for (XmlElement tap : interceptors == null || id == null ? List.<XmlElement>of() : interceptors.children("wire-tap")) {
			if (tap.attribute("channel") != null) {
				Component component = AssemblyFactory.INSTANCE.createComponent();
				component.setName("wire-tap of " + id);
				component.setOrigin(settings.origin(tap));
				component.setImplementation(implementation(ChannelLinks.TAP));
				component.getProperties().add(settings.set(ChannelLinks.TAKES, id, settings.origin(tap), null, ValueForm.NONE));
				refer(component, settings.value(ChannelLinks.CHANNEL, tap.attribute("channel"), null));
				part(component);
			}
		}
	}

	private void incoming(XmlElement element, String transport) {
		Export export = AssemblyFactory.INSTANCE.createExport();
		named(export, element);
		export.setBinding(binding(element, transport, true));
		Setting channel = first(element, List.of("request-channel", "default-request-channel", "channel", "output-channel"));
		if (channel != null) {
			export.setWire(wire(channel));
		}
		if (channel != null || element.child("method") == null) {
			part(export);
		}
		methods(element, transport, export.getName());
	}

	/** Methods of an interface that send to channels of their own. */
	private void methods(XmlElement element, String transport, String gateway) {
		for (XmlElement method : element.children("method")) {
			if (method.attribute("request-channel") != null && method.attribute("name") != null) {
				Export export = AssemblyFactory.INSTANCE.createExport();
				export.setName(gateway + '.' + method.attributeValue("name"));
				export.setOrigin(settings.origin(method));
				export.setBinding(binding(element, transport, true));
				export.setWire(wire(settings.value(ChannelLinks.CHANNEL, method.attribute("request-channel"), null)));
				part(export);
			}
		}
	}

	private void outgoing(XmlElement element, String transport) {
		Import outside = AssemblyFactory.INSTANCE.createImport();
		named(outside, element);
		outside.setBinding(binding(element, transport, false));
		outside.getInterfaces().add(FlowParts.style(style(element.localName(), outside.getBinding().getKind()), outside.getOrigin()));
		Setting input = first(element, INPUTS);
		if (input != null) {
			input.setName(ChannelLinks.TAKES);
			outside.getBinding().getProperties().add(input);
		} else if (outside.getName() != null) {
			// An adapter without a channel has one of its own name.
			outside.getBinding().getProperties().add(settings.set(ChannelLinks.TAKES, outside.getName(), outside.getOrigin(), null, ValueForm.NONE));
		}
		part(outside);
		Setting reply = first(element, List.of("reply-channel"));
		if (reply != null && element.localName().endsWith("gateway")) {
			answers(element, outside.getName(), reply);
		}
	}

	/** {@return how an adapter serves its channel: a gateway waits for a reply, an adapter hands messages over or does the work on the same thread} */
	static InteractionStyle style(String name, BindingKind kind) {
		return name.endsWith("gateway") || kind.family() != BindingFamily.MESSAGING ? InteractionStyle.SYNC : InteractionStyle.ASYNC;
	}

	/** What goes on with the reply of a gateway, since an import leads to nothing inside of its module. */
	private void answers(XmlElement element, String name, Setting reply) {
		Component component = AssemblyFactory.INSTANCE.createComponent();
		component.setName(name + " reply");
		component.setOrigin(settings.origin(element));
		component.setImplementation(implementation("reply"));
		refer(component, reply);
		part(component);
	}

	private void worker(XmlElement element) {
		Component component = AssemblyFactory.INSTANCE.createComponent();
		named(component, element);
		component.setImplementation(implementation(element.localName()));
		Setting input = first(element, INPUTS);
		input.setName(ChannelLinks.TAKES);
		component.getProperties().add(input);
		for (XmlAttribute attribute : element.attributes()) {
			if (isShown(attribute) && !INPUTS.contains(attribute.localName())) {
				component.getProperties().add(settings.value(attribute.localName(), attribute, null));
			}
		}
		XmlElement poller = element.child("poller");
		if (poller != null) {
			addAll(component.getProperties(), poller);
		}
		for (String output : OUTPUTS) {
			if (element.attribute(output) != null && !NOWHERE.equals(element.attributeValue(output))) {
				refer(component, settings.value(ChannelLinks.CHANNEL, element.attribute(output), null));
			}
		}
		routes(component, element);
		part(component);
	}

	/** Where a router leads, and those in a chain. */
	private void routes(Component component, XmlElement element) {
		for (XmlElement inner : element.children()) {
			if ((inner.localName().equals("mapping") || inner.localName().equals("recipient")) && inner.attribute("channel") != null) {
				refer(component, settings.value(ChannelLinks.CHANNEL, inner.attribute("channel"), null));
			} else if (element.localName().equals("chain")) {
				for (String output : List.of("default-output-channel", "discard-channel")) {
					if (inner.attribute(output) != null && !NOWHERE.equals(inner.attributeValue(output))) {
						refer(component, settings.value(ChannelLinks.CHANNEL, inner.attribute(output), null));
					}
				}
				routes(component, inner);
				chained(component, inner);
			}
		}
	}

	/** An adapter in a chain has no channel of its own: the chain gives it its messages. */
	private void chained(Component chain, XmlElement element) {
		String namespace = String.valueOf(element.namespace());
		boolean sends = element.localName().endsWith("outbound-channel-adapter") || element.localName().endsWith("outbound-gateway");
		if (sends && namespace.startsWith(ContextReader.INTEGRATION)) {
			Import outside = AssemblyFactory.INSTANCE.createImport();
			outside.setName(element.attributeValue("id") == null ? chain.getName() + ' ' + element.localName() : element.attributeValue("id"));
			outside.setOrigin(settings.origin(element));
			outside.setBinding(binding(element, namespace.length() > ContextReader.INTEGRATION.length() ? namespace.substring(ContextReader.INTEGRATION.length() + 1) : "", false));
			outside.getBinding().getProperties().add(settings.set(ChannelLinks.TAKES, outside.getName(), outside.getOrigin(), null, ValueForm.NONE));
			part(outside);
			refer(chain, settings.set(ChannelLinks.CHANNEL, outside.getName(), outside.getOrigin(), null, ValueForm.NONE));
		}
	}

	private Reference refer(Component component, Setting channel) {
		Reference reference = AssemblyFactory.INSTANCE.createReference();
		channel.setName(ChannelLinks.CHANNEL);
		reference.setName(channel.getValue());
		reference.setOrigin(channel.getOrigin());
		reference.getWires().add(wire(channel));
		component.getReferences().add(reference);
		return reference;
	}

	private static Wire wire(Setting channel) {
		channel.setName(ChannelLinks.CHANNEL);
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(channel);
		return wire;
	}

	private Binding binding(XmlElement element, String transport, boolean incoming) {
		Binding binding = AssemblyFactory.INSTANCE.createBinding();
		binding.setOrigin(settings.origin(element));
		binding.setName(element.localName());
		binding.setKind(element.localName().equals("gateway") && transport.isEmpty() ? INTERFACE : KINDS.getOrDefault(transport, OTHER));
		addAll(binding.getProperties(), element);
		XmlElement poller = element.child("poller");
		if (poller != null) {
			addAll(binding.getProperties(), poller);
		}
		XmlAttribute address = List.of("url", "path", "supported-paths", "directory", "remote-directory").stream().map(element::attribute).filter(attribute -> attribute != null).findFirst().orElse(null);
		if (address != null) {
			binding.setEndpoint(settings.value(address.localName(), address, null));
		}
		XmlAttribute destination = List.of("destination-name", "request-destination-name", "queue-names", "topics", "topic").stream().map(element::attribute).filter(attribute -> attribute != null).findFirst().orElse(null);
		if (destination != null) {
			binding.getDestinations().add(settings.value(incoming ? "receive" : "send", destination, null));
		}
		return binding;
	}

	private void addAll(List<Setting> target, XmlElement element) {
		for (XmlAttribute attribute : element.attributes()) {
			if (isShown(attribute)) {
				target.add(settings.value(attribute.localName(), attribute, null));
			}
		}
	}

	private static boolean isShown(XmlAttribute attribute) {
		return !attribute.declaresNamespace() && attribute.prefix() == null && !attribute.localName().equals("id") && !Secrets.isName(attribute.localName());
	}

	private Setting first(XmlElement element, List<String> names) {
		return names.stream().map(element::attribute).filter(attribute -> attribute != null).findFirst().map(attribute -> settings.value(attribute.localName(), attribute, null)).orElse(null);
	}

	/** What has no id is called by what it is and the channel that it takes messages from or sends them to. */
	private void named(Element target, XmlElement element) {
		XmlAttribute id = element.attribute("id");
		Setting channel = id != null ? null : first(element, List.of("input-channel", "request-channel", "default-request-channel", "channel", "output-channel"));
		target.setName(id != null ? id.value() : channel != null ? element.localName() + " of " + channel.getValue() : element.localName());
		target.setOrigin(settings.origin(element));
	}

	private static Implementation implementation(String type) {
		Implementation implementation = AssemblyFactory.INSTANCE.createImplementation();
		implementation.setType(type);
		return implementation;
	}

	private void part(Element part) {
		any = true;
		parts.add(part);
	}
}
