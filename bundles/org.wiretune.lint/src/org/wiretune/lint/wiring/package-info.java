/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Wiring by text: what may be wired to what, in which ways, and the edits that write it into the files of a module. Knows no
 * workspace and no picture.
 */
package org.wiretune.lint.wiring;
