/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.releases;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Whether code that was compiled against a newer Eclipse links with an older one: each class, method and field that it names is there,
 * and each of its classes has the methods that its super types ask for.
 */
public final class LinkCheck {

	private final ClassWorld world;
	private final Set<String> own = new HashSet<>();
	private final Map<String, Set<String>> missing = new TreeMap<>();
	private int references;

	private LinkCheck(Collection<Path> bundles, Collection<Path> platform) throws IOException {
		List<Path> all = new ArrayList<>(bundles);
		all.addAll(platform);
		world = new ClassWorld(all);
		for (Path bundle : bundles) {
			own.addAll(ClassWorld.names(bundle));
		}
	}

	/**
	 * Checks bundles.
	 *
	 * @param bundles jars or folders of classes that are checked
	 * @param platform what they stand on
	 * @return what they name that is not there, each with the classes that name it, and how much was looked at
	 * @throws IOException if one of them cannot be read
	 */
	public static LinkReport of(Collection<Path> bundles, Collection<Path> platform) throws IOException {
		LinkCheck check = new LinkCheck(bundles, platform);
		new TreeSet<>(check.own).forEach(name -> check.look(check.world.whole(name).orElseThrow()));
		return new LinkReport(check.missing, check.own.size(), check.references);
	}

	/**
	 * Checks the bundles of the house for a build, and says how much was looked at.
	 *
	 * @param arguments the folder with the bundles of a release, and jars or folders of jars; those that do not begin with
	 *     {@code org.wiretune} are libraries that come with the bundles
	 * @throws IOException if one of them cannot be read
	 * @throws IllegalStateException where something is missing; the message names all of it
	 */
	public static void main(String[] arguments) throws IOException {
		List<Path> platform = new ArrayList<>(jars(Path.of(arguments[0])));
		List<Path> own = new ArrayList<>();
		for (int i = 1; i < arguments.length; i++) {
			for (Path jar : jars(Path.of(arguments[i]))) {
				String name = jar.getFileName().toString();
				if (!name.contains(".source_")) {
					(name.startsWith("org.wiretune") ? own : platform).add(jar);
				}
			}
		}
		LinkReport report = of(own, platform);
		if (own.isEmpty() || !report.missing().isEmpty()) {
			throw new IllegalStateException(own.isEmpty() ? "There is no bundle of WireTune to look at." : "This is not in the oldest release that WireTune runs on:\n" + report.text());
		}
		System.out.println(report.classes() + " classes name " + report.references() + " things of Eclipse, and all of them are there.");
	}

	private static List<Path> jars(Path place) throws IOException {
		if (!Files.isDirectory(place)) {
			return List.of(place);
		}
		try (Stream<Path> files = Files.list(place)) {
			return files.filter(file -> file.getFileName().toString().endsWith(".jar")).sorted().toList();
		}
	}

	private void look(ClassNode node) {
		for (String type : types(node)) {
			if (isChecked(type)) {
				references++;
				if (world.find(type).isEmpty()) {
					miss(type.replace('/', '.'), node);
				}
			}
		}
		for (MethodNode method : node.methods) {
			for (AbstractInsnNode instruction : method.instructions) {
				if (instruction instanceof MethodInsnNode call) {
					method(call.owner, call.name, call.desc, node);
				} else if (instruction instanceof FieldInsnNode field) {
					field(field.owner, field.name, field.desc, node);
				} else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
					for (Object argument : dynamic.bsmArgs) {
						if (argument instanceof Handle handle) {
							handle(handle, node);
						}
					}
				}
			}
		}
		if ((node.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0) {
			askedFor(node);
		}
	}

	private void handle(Handle handle, ClassNode node) {
		if (handle.getTag() <= Opcodes.H_PUTSTATIC) {
			field(handle.getOwner(), handle.getName(), handle.getDesc(), node);
		} else {
			method(handle.getOwner(), handle.getName(), handle.getDesc(), node);
		}
	}

	private void method(String owner, String name, String descriptor, ClassNode by) {
		if (!isChecked(owner)) {
			return;
		}
		references++;
		if (world.find(owner).isPresent() && !world.hasMethod(owner, name, descriptor)) {
			miss(owner.replace('/', '.') + '.' + name + descriptor, by);
		}
	}

	private void field(String owner, String name, String descriptor, ClassNode by) {
		if (!isChecked(owner)) {
			return;
		}
		references++;
		if (world.find(owner).isPresent() && !world.hasField(owner, name, descriptor)) {
			miss(owner.replace('/', '.') + '.' + name, by);
		}
	}

	/** Methods that an older super type leaves to the class, and a newer one has itself. */
	private void askedFor(ClassNode node) {
		Set<ClassNode> lineage = world.lineage(node.name);
		Set<String> there = new HashSet<>();
		for (ClassNode each : lineage) {
			for (MethodNode method : each.methods) {
				if ((method.access & Opcodes.ACC_ABSTRACT) == 0) {
					there.add(method.name + method.desc);
				}
			}
		}
		for (ClassNode each : lineage) {
			if (own.contains(each.name) || !isChecked(each.name)) {
				continue;
			}
			for (MethodNode method : each.methods) {
				if ((method.access & Opcodes.ACC_ABSTRACT) != 0 && !there.contains(method.name + method.desc)) {
					miss("a body for " + each.name.replace('/', '.') + '.' + method.name + method.desc, node);
				}
			}
		}
	}

	/** What comes of Eclipse or OSGi, or may lead there by inheritance. */
	private boolean isChecked(String type) {
		return type.startsWith("org/eclipse/") || type.startsWith("org/osgi/") || own.contains(type);
	}

	private void miss(String what, ClassNode by) {
		missing.computeIfAbsent(what, key -> new TreeSet<>()).add(by.name.replace('/', '.'));
	}

	/** {@return the internal names of all types that a class names, in signatures and annotations as well} */
	private static Set<String> types(ClassNode node) {
		Set<String> types = new TreeSet<>();
		node.accept(new ClassRemapper(new ClassVisitor(Opcodes.ASM9) {
			// What is remapped is of no use.
		}, new Remapper() {
			@Override
			public String map(String name) {
				types.add(name);
				return name;
			}
		}));
		return types;
	}
}
