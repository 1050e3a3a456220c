/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.flow;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
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

/**
 * Makes what the map shows of flows of messages: what brings messages in is an export, what sends them out an import, what works on
 * them a component, and channels are the wires between them. {@link ChannelLinks} leads the wires.
 */
public final class FlowParts {

	private final FileParts parts;
	private final ModuleKind module;

	/**
	 * Takes where they go.
	 *
	 * @param parts takes the parts of a file
	 * @param module what kind of module has them
	 */
	public FlowParts(FileParts parts, ModuleKind module) {
		this.parts = parts;
		this.module = module;
	}

	/**
	 * {@return a new component}
	 *
	 * @param name its name
	 * @param type what it is, such as flow or service-activator
	 * @param takes the channel that it takes messages from, or null
	 * @param origin where it stands
	 */
	public Component component(String name, String type, String takes, Origin origin) {
		Component component = AssemblyFactory.INSTANCE.createComponent();
		component.setName(name);
		component.setOrigin(origin);
		Implementation implementation = AssemblyFactory.INSTANCE.createImplementation();
		implementation.setType(type);
		component.setImplementation(implementation);
		if (takes != null) {
			component.getProperties().add(NewParts.stated(ChannelLinks.TAKES, takes, origin));
		}
		parts.add(component);
		parts.add(ModuleKind.class, module);
		return component;
	}

	/** Says that a component takes messages from a further channel. @param component the component @param channel the channel @param origin where it says so */
	public void take(Component component, String channel, Origin origin) {
		component.getProperties().add(NewParts.stated(ChannelLinks.TAKES, channel, origin));
	}

	/** Says that what sends messages out takes them from a further channel. @param outgoing its binding @param channel the channel @param origin where it says so */
	public void take(Binding outgoing, String channel, Origin origin) {
		outgoing.getProperties().add(NewParts.stated(ChannelLinks.TAKES, channel, origin));
	}

	/** A channel that hands its messages to other threads. @param name its name @param type what it is, such as queue @param origin where it stands */
	public void channel(String name, String type, Origin origin) {
		sendAside(component(name, type, null, origin), name, origin);
	}

	/**
	 * {@return the reference by which a component sends to a channel}
	 *
	 * @param component the component
	 * @param channel the name of the channel
	 * @param origin where it says so
	 */
	public Reference send(Component component, String channel, Origin origin) {
		Reference reference = AssemblyFactory.INSTANCE.createReference();
		reference.setName(channel);
		reference.setOrigin(origin);
		reference.getWires().add(wire(channel, origin));
		component.getReferences().add(reference);
		return reference;
	}

	/**
	 * {@return the binding of what brings messages in}
	 *
	 * @param name its name
	 * @param type what it is in words of the technology, for example {@code jms.inbound-gateway}
	 * @param kind its kind on the map
	 * @param channel where its messages go
	 * @param origin where it stands
	 */
	public Binding incoming(String name, String type, BindingKind kind, String channel, Origin origin) {
		Export export = AssemblyFactory.INSTANCE.createExport();
		export.setName(name);
		export.setOrigin(origin);
		export.setBinding(binding(type, kind, origin));
		export.setWire(wire(channel, origin));
		parts.add(export);
		parts.add(ModuleKind.class, module);
		return export.getBinding();
	}

	/**
	 * {@return the binding of what sends messages out; it takes them from a channel of its own name}
	 *
	 * @param name its name
	 * @param type what it is in words of the technology
	 * @param kind its kind on the map
	 * @param origin where it stands
	 */
	public Binding outgoing(String name, String type, BindingKind kind, Origin origin) {
		Import outside = AssemblyFactory.INSTANCE.createImport();
		outside.setName(name);
		outside.setOrigin(origin);
		outside.setBinding(binding(type, kind, origin));
		outside.getBinding().getProperties().add(NewParts.stated(ChannelLinks.TAKES, name, origin));
		parts.add(outside);
		parts.add(ModuleKind.class, module);
		return outside.getBinding();
	}

	/**
	 * {@return the reference by which a component sends to a channel and goes on without waiting}
	 *
	 * @param component the component
	 * @param channel the name of the channel
	 * @param origin where it says so
	 */
	public Reference sendAside(Component component, String channel, Origin origin) {
		Reference reference = send(component, channel, origin);
		reference.getInterfaces().add(style(false, origin));
		return reference;
	}

	/**
	 * Says whether whoever sends waits for an answer.
	 *
	 * @param outgoing the binding of what sends messages out, as {@link #outgoing} gives it
	 * @param waits whether it waits
	 */
	public void answered(Binding outgoing, boolean waits) {
		((Import) outgoing.eContainer()).getInterfaces().add(style(waits, outgoing.getOrigin()));
	}

	/**
	 * Says how whoever sends is served.
	 *
	 * @param outgoing the binding of what sends messages out, as {@link #outgoing} gives it
	 * @param style the style
	 */
	public void served(Binding outgoing, InteractionStyle style) {
		((Import) outgoing.eContainer()).getInterfaces().add(style(style, outgoing.getOrigin()));
	}

	/** {@return an interface that is called in a style} @param style the style @param origin where it says so */
	public static ServiceInterface style(InteractionStyle style, Origin origin) {
		ServiceInterface called = AssemblyFactory.INSTANCE.createServiceInterface();
		called.setPreferredInteractionStyle(NewParts.stated("preferredInteractionStyle", style.getLiteral(), origin));
		return called;
	}

	/** {@return an interface that is called synchronously or not} @param waits whether the caller waits @param origin where it says so */
	static ServiceInterface style(boolean waits, Origin origin) {
		return style(waits ? InteractionStyle.SYNC : InteractionStyle.ASYNC, origin);
	}

	private static Binding binding(String type, BindingKind kind, Origin origin) {
		Binding binding = AssemblyFactory.INSTANCE.createBinding();
		binding.setName(type);
		binding.setOrigin(origin);
		binding.setKind(kind);
		return binding;
	}

	private static Wire wire(String channel, Origin origin) {
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(NewParts.stated(ChannelLinks.CHANNEL, channel, origin));
		return wire;
	}
}
