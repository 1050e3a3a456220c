/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.releases;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** The classes that code can see: those of given jars and folders, and those of the JDK that runs this. Only what is asked for is read. */
final class ClassWorld {

	private static final String ENDING = ".class";

	private final Map<String, Path> places = new HashMap<>();
	private final Map<String, Optional<ClassNode>> read = new HashMap<>();
	private final Map<Path, JarFile> open = new HashMap<>();

	/**
	 * Makes the classes known.
	 *
	 * @param places jars and folders of classes; of two classes of one name the first counts
	 */
	ClassWorld(Collection<Path> places) throws IOException {
		for (Path place : places) {
			for (String name : names(place)) {
				this.places.putIfAbsent(name, place);
			}
		}
	}

	/** {@return the internal names of the classes in a jar or folder} */
	static List<String> names(Path place) throws IOException {
		if (Files.isDirectory(place)) {
			try (Stream<Path> files = Files.walk(place)) {
				return files.map(file -> place.relativize(file).toString().replace('\\', '/')).filter(ClassWorld::isClass).map(ClassWorld::name).toList();
			}
		}
		try (JarFile jar = new JarFile(place.toFile())) {
			return jar.stream().map(JarEntry::getName).filter(ClassWorld::isClass).map(ClassWorld::name).toList();
		}
	}

	private static boolean isClass(String file) {
		return file.endsWith(ENDING) && !file.startsWith("META-INF/") && !file.endsWith("module-info.class");
	}

	private static String name(String file) {
		return file.substring(0, file.length() - ENDING.length());
	}

	/** {@return a class with its members, without the bodies of its methods; empty where there is none of that name} */
	Optional<ClassNode> find(String name) {
		Optional<ClassNode> known = read.get(name);
		if (known == null) {
			known = load(name, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
			read.put(name, known);
		}
		return known;
	}

	/** {@return a class with all that it says} */
	Optional<ClassNode> whole(String name) {
		return load(name, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
	}

	private Optional<ClassNode> load(String name, int options) {
		try (InputStream content = content(name)) {
			if (content == null) {
				return Optional.empty();
			}
			ClassNode node = new ClassNode();
			new ClassReader(content).accept(node, options);
			return Optional.of(node);
		} catch (IOException unreadable) {
			throw new UncheckedIOException("The class " + name + " cannot be read.", unreadable);
		}
	}

	private InputStream content(String name) throws IOException {
		Path place = places.get(name);
		if (place == null) {
			return ClassLoader.getPlatformClassLoader().getResourceAsStream(name + ENDING);
		}
		if (Files.isDirectory(place)) {
			return Files.newInputStream(place.resolve(name + ENDING));
		}
		JarFile jar = open.get(place);
		if (jar == null) {
			jar = new JarFile(place.toFile());
			open.put(place, jar);
		}
		return jar.getInputStream(jar.getEntry(name + ENDING));
	}

	/** {@return the class, its super classes and all their interfaces; those that are not to be found are left out} */
	Set<ClassNode> lineage(String name) {
		Set<ClassNode> lineage = new java.util.LinkedHashSet<>();
		collect(name, lineage, new HashSet<>());
		return lineage;
	}

	private void collect(String name, Set<ClassNode> into, Set<String> seen) {
		if (name == null || !seen.add(name)) {
			return;
		}
		find(name).ifPresent(node -> {
			into.add(node);
			collect(node.superName, into, seen);
			node.interfaces.forEach(each -> collect(each, into, seen));
		});
	}

	/** Whether a class has a method, of its own or from where it comes from. */
	boolean hasMethod(String owner, String name, String descriptor) {
		if (owner.startsWith("[")) {
			return true;
		}
		for (ClassNode node : lineage(owner)) {
			for (MethodNode method : node.methods) {
				if (method.name.equals(name) && (method.desc.equals(descriptor) || takesAnything(node, method))) {
					return true;
				}
			}
		}
		// Whatever an interface is asked for of every object is there as well.
		return find("java/lang/Object").orElseThrow().methods.stream().anyMatch(method -> method.name.equals(name) && method.desc.equals(descriptor));
	}

	/** MethodHandle.invoke and its like are called with the types of the caller. */
	private static boolean takesAnything(ClassNode owner, MethodNode method) {
		return owner.name.startsWith("java/lang/invoke/") && (method.access & Opcodes.ACC_NATIVE) != 0;
	}

	/** Whether a class has a field, of its own or from where it comes from. */
	boolean hasField(String owner, String name, String descriptor) {
		for (ClassNode node : lineage(owner)) {
			for (FieldNode field : node.fields) {
				if (field.name.equals(name) && field.desc.equals(descriptor)) {
					return true;
				}
			}
		}
		return false;
	}
}
