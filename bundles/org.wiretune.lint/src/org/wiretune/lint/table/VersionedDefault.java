/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import org.wiretune.lint.product.ProductDefault;

/**
 * A default that holds for some versions.
 *
 * @param versions the versions, compared with that of the file or its schema
 * @param value the value and the document that names it
 */
public record VersionedDefault(VersionRange versions, ProductDefault value) {
}
