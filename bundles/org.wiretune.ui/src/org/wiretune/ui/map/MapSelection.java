/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.wiretune.map.MapElement;
import org.wiretune.map.MapScene;
import org.wiretune.map.govern.Governance;
import org.wiretune.map.govern.GovernedElement;

/**
 * The selected element with what governs it, for the Properties view.
 *
 * @param scene the scene
 * @param element an element of it
 * @param name its name in the model, or null
 * @param governance what governs it
 */
record MapSelection(MapScene scene, MapElement element, GovernedElement name, Governance governance) {
}
