Feature: Special equipment of ships
  Cards speak of the special equipment of a ship; this is what they mean.

  Background:
    Given the spaceline:
      | mission            |
      | Study Plasma Storm |
      | Excavation         |

  Rule: Special equipment is a system that stands on the ship as a phrase

    Scenario Outline: a system that only a sentence names is none
      Then "Modified Vor'Cha" is equipped with Cloaking Device
      And "Modified Vor'Cha" is equipped with Tractor Beam
      And "Modified Vor'Cha" is not equipped with <named>

      @ruling=1eS-special-equipment-01
      Examples: In the Glossary
        | named           |
        | Energy Dampener |

      @ruling=cr14-special-equipment-01
      Examples: In the Current Rulings
        | named           |
        | Energy Dampener |

  Rule: The documents list what there is of it

    Scenario Outline: <system> of the <ship>
      Then "<ship>" is equipped with <system>

      @ruling=1eS-special-equipment-02
      @part=cloaking-device @part=energy-dampener @part=holodeck @part=invasive-transporters @part=scan-shielding
      @part=scattering-device @part=phasing-cloak @part=tractor-beam @part=medical @part=stellar-cartography
      Examples: In the Glossary
        | ship               | system                     |
        | I.K.C. Bortas      | Cloaking Device            |
        | Stolen Attack Ship | Energy Dampener            |
        | U.S.S. Pasteur     | Holodeck                   |
        | Jem'Hadar Warship  | Invasive Transporters      |
        | Mercenary Ship     | Long-Range Scan Shielding  |
        | Tama               | Particle Scattering Device |
        | Apnex              | Phasing Cloak              |
        | Xepolite Freighter | Tractor Beam               |
        | U.S.S. Pasteur     | MEDICAL                    |
        | Starship Excelsior | Stellar Cartography        |

      @ruling=cr14-special-equipment-02
      Examples: In the Current Rulings
        | ship               | system                     |
        | I.K.C. Bortas      | Cloaking Device            |
        | Stolen Attack Ship | Energy Dampener            |
        | U.S.S. Pasteur     | Holodeck                   |
        | Jem'Hadar Warship  | Invasive Transporters      |
        | Mercenary Ship     | Long-Range Scan Shielding  |
        | Tama               | Particle Scattering Device |
        | Apnex              | Phasing Cloak              |
        | Xepolite Freighter | Tractor Beam               |
        | U.S.S. Pasteur     | MEDICAL                    |
        | Starship Excelsior | Stellar Cartography        |

    Scenario Outline: <system> of the <ship>, which the Glossary does not list
      Then "<ship>" <is> equipped with <system>

      @ruling=1eS-special-equipment-02 @question=list-of-special-equipment
      Examples: In the Glossary
        | ship           | is     | system           |
        | Raptor One     | is not | Holographic Skin |
        | Baraka         | is not | Solar Sail       |
        | U.S.S. Grissom | is not | SCIENCE          |

      @ruling=1eS-special-equipment-02 @reading=list-of-special-equipment/any-phrase
      Examples: In the Glossary, its list taken for examples
        | ship           | is | system           |
        | Raptor One     | is | Holographic Skin |
        | Baraka         | is | Solar Sail       |
        | U.S.S. Grissom | is | SCIENCE          |

      @ruling=cr14-special-equipment-02
      Examples: In the Current Rulings
        | ship           | is | system           |
        | Raptor One     | is | Holographic Skin |
        | Baraka         | is | Solar Sail       |
        | U.S.S. Grissom | is | SCIENCE          |

  @ruling=1eS-special-equipment-03
  Rule: The transporters that every ship has are no special equipment

    Background:
      Given Alice has:
        | card        | where                   |
        | U.S.S. Hood | at "Study Plasma Storm" |
        | Runabout    | at "Study Plasma Storm" |
        | Worf        | aboard "Runabout"       |

    Example: a Runabout beams on in the storm, where special equipment is of no use
      When Alice beams "Worf" aboard "U.S.S. Hood"
      Then "Worf" is now aboard "U.S.S. Hood"
      And nothing else has changed

    Example: the Hood is equipped with a Tractor Beam, and the Runabout with nothing
      Then "U.S.S. Hood" is equipped with Tractor Beam
      And "U.S.S. Hood" is not equipped with Transporters
      And "Runabout" is not equipped with Transporters

  @ruling=1eS-special-equipment-04
  Rule: A special download of a ship is no special equipment

    Example: Weyoun's Warship has three things on it, and two of them are special equipment
      Then "Weyoun's Warship" is equipped with Invasive Transporters
      And "Weyoun's Warship" is equipped with Tractor Beam
      And "Weyoun's Warship" is not equipped with Shuttle Operations

  @ruling=1eS-special-equipment-05
  Rule: A sentence on a ship is no special equipment

    Example: that Raptor One reports where its player likes is none
      Then "Raptor One" is not equipped with Choice of Location

  @ruling=1eS-special-equipment-06
  Rule: That the Stargazer may return from the discard pile is no special equipment

    Example: her Tractor Beam is all that she is equipped with
      Then "U.S.S. Stargazer" is equipped with Tractor Beam
      And "U.S.S. Stargazer" is not equipped with Return from the Discard Pile
