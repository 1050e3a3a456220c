/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

/**
 * A finding of the linter.
 *
 * @param place    where it stands
 * @param severity warning or info
 * @param message  what it says
 */
record Found(Place place, String severity, String message) {
}
