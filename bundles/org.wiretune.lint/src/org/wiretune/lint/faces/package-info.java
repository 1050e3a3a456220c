/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Pages of JavaServer Faces. */
package org.wiretune.lint.faces;
