/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EFactory;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.EObjectEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.core.ModuleKind;

import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.PortType;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Module</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getComponents <em>Components</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getImports <em>Imports</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getExports <em>Exports</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getReferences <em>References</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getDependencies <em>Dependencies</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getUses <em>Uses</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getProcesses <em>Processes</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getIncludes <em>Includes</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getPortTypes <em>Port Types</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getFlows <em>Flows</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ModuleImpl#getBusinessObjects <em>Business Objects</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ModuleImpl extends ElementImpl implements org.wiretune.model.assembly.Module
{
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final ModuleKind KIND_EDEFAULT = (ModuleKind)((EFactory)AssemblyFactory.INSTANCE).createFromString(AssemblyPackageImpl.eINSTANCE.getModuleKind(), "module");

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected ModuleKind kind = KIND_EDEFAULT;

	/**
	 * The default value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected static final String PATH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected String path = PATH_EDEFAULT;

	/**
	 * The cached value of the '{@link #getComponents() <em>Components</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getComponents()
	 * @generated
	 * @ordered
	 */
	protected EList<Component> components;

	/**
	 * The cached value of the '{@link #getImports() <em>Imports</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getImports()
	 * @generated
	 * @ordered
	 */
	protected EList<Import> imports;

	/**
	 * The cached value of the '{@link #getExports() <em>Exports</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExports()
	 * @generated
	 * @ordered
	 */
	protected EList<Export> exports;

	/**
	 * The cached value of the '{@link #getReferences() <em>References</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReferences()
	 * @generated
	 * @ordered
	 */
	protected EList<Reference> references;

	/**
	 * The cached value of the '{@link #getDependencies() <em>Dependencies</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDependencies()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> dependencies;

	/**
	 * The cached value of the '{@link #getUses() <em>Uses</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUses()
	 * @generated
	 * @ordered
	 */
	protected EList<org.wiretune.model.assembly.Module> uses;

	/**
	 * The cached value of the '{@link #getProcesses() <em>Processes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProcesses()
	 * @generated
	 * @ordered
	 */
	protected EList<BusinessProcess> processes;

	/**
	 * The cached value of the '{@link #getIncludes() <em>Includes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIncludes()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> includes;

	/**
	 * The cached value of the '{@link #getQualifiers() <em>Qualifiers</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQualifiers()
	 * @generated
	 * @ordered
	 */
	protected EList<Qualifier> qualifiers;

	/**
	 * The cached value of the '{@link #getPortTypes() <em>Port Types</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPortTypes()
	 * @generated
	 * @ordered
	 */
	protected EList<PortType> portTypes;

	/**
	 * The cached value of the '{@link #getFlows() <em>Flows</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlows()
	 * @generated
	 * @ordered
	 */
	protected EList<MediationFlow> flows;

	/**
	 * The cached value of the '{@link #getBusinessObjects() <em>Business Objects</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBusinessObjects()
	 * @generated
	 * @ordered
	 */
	protected Setting businessObjects;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ModuleImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return AssemblyPackageImpl.Literals.MODULE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ModuleKind getKind()
	{
		return kind;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKind(ModuleKind newKind)
	{
		ModuleKind oldKind = kind;
		kind = newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.MODULE__KIND, oldKind, kind));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPath()
	{
		return path;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPath(String newPath)
	{
		String oldPath = path;
		path = newPath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.MODULE__PATH, oldPath, path));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Component> getComponents()
	{
		if (components == null)
		{
			components = new EObjectContainmentEList<Component>(Component.class, this, AssemblyPackageImpl.MODULE__COMPONENTS);
		}
		return components;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Import> getImports()
	{
		if (imports == null)
		{
			imports = new EObjectContainmentEList<Import>(Import.class, this, AssemblyPackageImpl.MODULE__IMPORTS);
		}
		return imports;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Export> getExports()
	{
		if (exports == null)
		{
			exports = new EObjectContainmentEList<Export>(Export.class, this, AssemblyPackageImpl.MODULE__EXPORTS);
		}
		return exports;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Reference> getReferences()
	{
		if (references == null)
		{
			references = new EObjectContainmentEList<Reference>(Reference.class, this, AssemblyPackageImpl.MODULE__REFERENCES);
		}
		return references;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getDependencies()
	{
		if (dependencies == null)
		{
			dependencies = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.MODULE__DEPENDENCIES);
		}
		return dependencies;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<org.wiretune.model.assembly.Module> getUses()
	{
		if (uses == null)
		{
			uses = new EObjectEList<org.wiretune.model.assembly.Module>(org.wiretune.model.assembly.Module.class, this, AssemblyPackageImpl.MODULE__USES);
		}
		return uses;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<BusinessProcess> getProcesses()
	{
		if (processes == null)
		{
			processes = new EObjectContainmentEList<BusinessProcess>(BusinessProcess.class, this, AssemblyPackageImpl.MODULE__PROCESSES);
		}
		return processes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getIncludes()
	{
		if (includes == null)
		{
			includes = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.MODULE__INCLUDES);
		}
		return includes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackageImpl.MODULE__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<PortType> getPortTypes()
	{
		if (portTypes == null)
		{
			portTypes = new EObjectContainmentEList<PortType>(PortType.class, this, AssemblyPackageImpl.MODULE__PORT_TYPES);
		}
		return portTypes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<MediationFlow> getFlows()
	{
		if (flows == null)
		{
			flows = new EObjectContainmentEList<MediationFlow>(MediationFlow.class, this, AssemblyPackageImpl.MODULE__FLOWS);
		}
		return flows;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getBusinessObjects()
	{
		return businessObjects;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetBusinessObjects(Setting newBusinessObjects, NotificationChain msgs)
	{
		Setting oldBusinessObjects = businessObjects;
		businessObjects = newBusinessObjects;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.MODULE__BUSINESS_OBJECTS, oldBusinessObjects, newBusinessObjects);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBusinessObjects(Setting newBusinessObjects)
	{
		if (newBusinessObjects != businessObjects)
		{
			NotificationChain msgs = null;
			if (businessObjects != null)
				msgs = ((InternalEObject)businessObjects).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.MODULE__BUSINESS_OBJECTS, null, msgs);
			if (newBusinessObjects != null)
				msgs = ((InternalEObject)newBusinessObjects).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.MODULE__BUSINESS_OBJECTS, null, msgs);
			msgs = basicSetBusinessObjects(newBusinessObjects, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.MODULE__BUSINESS_OBJECTS, newBusinessObjects, newBusinessObjects));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ModuleKind kind()
	{
		return getKind();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<? extends org.wiretune.core.Component> components()
	{
		return java.util.Collections.unmodifiableList(getComponents());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<? extends org.wiretune.core.Import> imports()
	{
		return java.util.Collections.unmodifiableList(getImports());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<? extends org.wiretune.core.Export> exports()
	{
		return java.util.Collections.unmodifiableList(getExports());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<? extends org.wiretune.core.Reference> references()
	{
		return java.util.Collections.unmodifiableList(getReferences());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.MODULE__COMPONENTS:
				return ((InternalEList<?>)getComponents()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__IMPORTS:
				return ((InternalEList<?>)getImports()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__EXPORTS:
				return ((InternalEList<?>)getExports()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__REFERENCES:
				return ((InternalEList<?>)getReferences()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__DEPENDENCIES:
				return ((InternalEList<?>)getDependencies()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__PROCESSES:
				return ((InternalEList<?>)getProcesses()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__INCLUDES:
				return ((InternalEList<?>)getIncludes()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__PORT_TYPES:
				return ((InternalEList<?>)getPortTypes()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__FLOWS:
				return ((InternalEList<?>)getFlows()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.MODULE__BUSINESS_OBJECTS:
				return basicSetBusinessObjects(null, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.MODULE__KIND:
				return getKind();
			case AssemblyPackageImpl.MODULE__PATH:
				return getPath();
			case AssemblyPackageImpl.MODULE__COMPONENTS:
				return getComponents();
			case AssemblyPackageImpl.MODULE__IMPORTS:
				return getImports();
			case AssemblyPackageImpl.MODULE__EXPORTS:
				return getExports();
			case AssemblyPackageImpl.MODULE__REFERENCES:
				return getReferences();
			case AssemblyPackageImpl.MODULE__DEPENDENCIES:
				return getDependencies();
			case AssemblyPackageImpl.MODULE__USES:
				return getUses();
			case AssemblyPackageImpl.MODULE__PROCESSES:
				return getProcesses();
			case AssemblyPackageImpl.MODULE__INCLUDES:
				return getIncludes();
			case AssemblyPackageImpl.MODULE__QUALIFIERS:
				return getQualifiers();
			case AssemblyPackageImpl.MODULE__PORT_TYPES:
				return getPortTypes();
			case AssemblyPackageImpl.MODULE__FLOWS:
				return getFlows();
			case AssemblyPackageImpl.MODULE__BUSINESS_OBJECTS:
				return getBusinessObjects();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.MODULE__KIND:
				setKind((ModuleKind)newValue);
				return;
			case AssemblyPackageImpl.MODULE__PATH:
				setPath((String)newValue);
				return;
			case AssemblyPackageImpl.MODULE__COMPONENTS:
				getComponents().clear();
				getComponents().addAll((Collection<? extends Component>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__IMPORTS:
				getImports().clear();
				getImports().addAll((Collection<? extends Import>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__EXPORTS:
				getExports().clear();
				getExports().addAll((Collection<? extends Export>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__REFERENCES:
				getReferences().clear();
				getReferences().addAll((Collection<? extends Reference>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__DEPENDENCIES:
				getDependencies().clear();
				getDependencies().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__USES:
				getUses().clear();
				getUses().addAll((Collection<? extends org.wiretune.model.assembly.Module>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__PROCESSES:
				getProcesses().clear();
				getProcesses().addAll((Collection<? extends BusinessProcess>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__INCLUDES:
				getIncludes().clear();
				getIncludes().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__PORT_TYPES:
				getPortTypes().clear();
				getPortTypes().addAll((Collection<? extends PortType>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__FLOWS:
				getFlows().clear();
				getFlows().addAll((Collection<? extends MediationFlow>)newValue);
				return;
			case AssemblyPackageImpl.MODULE__BUSINESS_OBJECTS:
				setBusinessObjects((Setting)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.MODULE__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case AssemblyPackageImpl.MODULE__PATH:
				setPath(PATH_EDEFAULT);
				return;
			case AssemblyPackageImpl.MODULE__COMPONENTS:
				getComponents().clear();
				return;
			case AssemblyPackageImpl.MODULE__IMPORTS:
				getImports().clear();
				return;
			case AssemblyPackageImpl.MODULE__EXPORTS:
				getExports().clear();
				return;
			case AssemblyPackageImpl.MODULE__REFERENCES:
				getReferences().clear();
				return;
			case AssemblyPackageImpl.MODULE__DEPENDENCIES:
				getDependencies().clear();
				return;
			case AssemblyPackageImpl.MODULE__USES:
				getUses().clear();
				return;
			case AssemblyPackageImpl.MODULE__PROCESSES:
				getProcesses().clear();
				return;
			case AssemblyPackageImpl.MODULE__INCLUDES:
				getIncludes().clear();
				return;
			case AssemblyPackageImpl.MODULE__QUALIFIERS:
				getQualifiers().clear();
				return;
			case AssemblyPackageImpl.MODULE__PORT_TYPES:
				getPortTypes().clear();
				return;
			case AssemblyPackageImpl.MODULE__FLOWS:
				getFlows().clear();
				return;
			case AssemblyPackageImpl.MODULE__BUSINESS_OBJECTS:
				setBusinessObjects((Setting)null);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.MODULE__KIND:
				return KIND_EDEFAULT == null ? kind != null : !KIND_EDEFAULT.equals(kind);
			case AssemblyPackageImpl.MODULE__PATH:
				return PATH_EDEFAULT == null ? path != null : !PATH_EDEFAULT.equals(path);
			case AssemblyPackageImpl.MODULE__COMPONENTS:
				return components != null && !components.isEmpty();
			case AssemblyPackageImpl.MODULE__IMPORTS:
				return imports != null && !imports.isEmpty();
			case AssemblyPackageImpl.MODULE__EXPORTS:
				return exports != null && !exports.isEmpty();
			case AssemblyPackageImpl.MODULE__REFERENCES:
				return references != null && !references.isEmpty();
			case AssemblyPackageImpl.MODULE__DEPENDENCIES:
				return dependencies != null && !dependencies.isEmpty();
			case AssemblyPackageImpl.MODULE__USES:
				return uses != null && !uses.isEmpty();
			case AssemblyPackageImpl.MODULE__PROCESSES:
				return processes != null && !processes.isEmpty();
			case AssemblyPackageImpl.MODULE__INCLUDES:
				return includes != null && !includes.isEmpty();
			case AssemblyPackageImpl.MODULE__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
			case AssemblyPackageImpl.MODULE__PORT_TYPES:
				return portTypes != null && !portTypes.isEmpty();
			case AssemblyPackageImpl.MODULE__FLOWS:
				return flows != null && !flows.isEmpty();
			case AssemblyPackageImpl.MODULE__BUSINESS_OBJECTS:
				return businessObjects != null;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (kind: ");
		result.append(kind);
		result.append(", path: ");
		result.append(path);
		result.append(')');
		return result.toString();
	}

} //ModuleImpl
