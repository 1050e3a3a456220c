/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What Maven Central asks of the artifacts of a release. */
package org.wiretune.materials.central;
