/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * YAML as the tree that it is, for files whose meaning lies in nested lists, with the place of each value. Immutable. What lies deeper
 * than {@value #DEEPEST} is left out, as is what comes after {@value #MOST} values, so that aliases cannot fill the memory.
 *
 * @param value the text of a scalar; null of a mapping, a sequence, and of nothing
 * @param quoted whether the scalar stands in quotes or in a block
 * @param entries the values of a mapping by their keys, else empty
 * @param items the values of a sequence, else empty
 * @param start where its text begins, behind an opening quote
 * @param end the character behind its text
 * @param keyStart where the key of the value begins; where there is none, where the value itself does
 * @param keyEnd the character behind the key
 */
public record YamlTree(String value, boolean quoted, Map<String, YamlTree> entries, List<YamlTree> items, int start, int end, int keyStart, int keyEnd) {

	private static final int DEEPEST = 64;
	private static final int MOST = 20_000;

	/** {@return the documents of a file; those before a mistake where there is one} @param text the file */
	public static List<YamlTree> documents(String text) {
		List<YamlTree> documents = new ArrayList<>();
		LoadSettings settings = LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).setUseMarks(true).build();
		Reader reader = new Reader(new YamlOffsets(text));
		try {
			for (Node each : new Compose(settings).composeAllFromString(text)) {
				documents.add(reader.tree(each, null, 0));
			}
		} catch (YamlEngineException mistake) {
			// What the file says before it is worth reading; the mistake is told by the readers of single keys.
			System.getLogger(YamlTree.class.getName()).log(System.Logger.Level.DEBUG, "A document of YAML is not read.", mistake);
		}
		return documents;
	}

	/** {@return the value of a key; null where there is none} @param key the key */
	public YamlTree get(String key) {
		return entries.get(key);
	}

	/** {@return the text of the scalar of a key; null where there is none} @param key the key */
	public String text(String key) {
		YamlTree child = entries.get(key);
		return child == null ? null : child.value;
	}

	/** Makes trees of nodes. */
	private static final class Reader {

		private final YamlOffsets offsets;
		private int count;

		Reader(YamlOffsets offsets) {
			this.offsets = offsets;
		}

		YamlTree tree(Node node, Node key, int depth) {
			int start = offset(node, true);
			int end = Math.max(start, offset(node, false));
			int keyStart = key == null ? start : offset(key, true);
			int keyEnd = key == null ? start : offset(key, false);
			count++;
			if (node instanceof ScalarNode scalar) {
				boolean quoted = scalar.getScalarStyle() == ScalarStyle.SINGLE_QUOTED || scalar.getScalarStyle() == ScalarStyle.DOUBLE_QUOTED;
				return new YamlTree(scalar.getValue(), scalar.getScalarStyle() != ScalarStyle.PLAIN, Map.of(), List.of(), quoted ? start + 1 : start, quoted ? Math.max(start + 1, end - 1) : end, keyStart, keyEnd);
			}
			Map<String, YamlTree> entries = new LinkedHashMap<>();
			List<YamlTree> items = new ArrayList<>();
			if (depth < DEEPEST && node instanceof MappingNode mapping) {
				for (NodeTuple each : mapping.getValue()) {
					if (count < MOST && each.getKeyNode() instanceof ScalarNode name) {
						entries.putIfAbsent(name.getValue(), tree(each.getValueNode(), name, depth + 1));
					}
				}
			} else if (depth < DEEPEST && node instanceof SequenceNode sequence) {
				for (Node each : sequence.getValue()) {
					if (count < MOST) {
						items.add(tree(each, null, depth + 1));
					}
				}
			}
			return new YamlTree(null, false, entries, items, start, end, keyStart, keyEnd);
		}

		private int offset(Node node, boolean start) {
			return (start ? node.getStartMark() : node.getEndMark()).map(mark -> offsets.of(mark.getIndex())).orElse(0);
		}
	}
}
