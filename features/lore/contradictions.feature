Feature: One ship, several laws of who commands it
  The same ship and personnel, and what each document says of them.

  Rule: What the lore of a captain says counts in one document and not in another

    Scenario Outline: the Enterprise with Jean-Luc Picard aboard, whose own lore alone makes him its captain
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where                      |
        | Captain's Log     | on the table               |
        | U.S.S. Enterprise | at "Excavation"            |
        | Jean-Luc Picard   | aboard "U.S.S. Enterprise" |
      Then the WEAPONS of "U.S.S. Enterprise" are <WEAPONS>

      @ruling=faq96-38-captains-log-determining-eligibility-02
      Examples: In 1996 it does not
        | WEAPONS |
        | 8       |

      @ruling=cr14-matching-commander-01
      Examples: Since 2014 it does
        | WEAPONS |
        | 11      |

  Rule: Facilities have no matching commanders, only ships have

    Scenario Outline: <who> and <facility>
      Then "<who>" is not a matching commander of "<facility>"
      And "Benjamin Sisko" is a matching commander of "U.S.S. Defiant"

      @ruling=1eD-deep-space-9-04 @1e-glossary
      Examples: Deep Space 9
        | who            | facility     |
        | Benjamin Sisko | Deep Space 9 |

      @ruling=1eD-deep-space-9-05
      Examples: The Glossary knows matching commanders of ships alone
        | who            | facility     |
        | Admiral Riker  | Starbase 247 |

      @ruling=cr14-matching-commander-15
      Examples: So do the Current Rulings
        | who                   | facility     |
        | Benjamin Sisko        | Deep Space 9 |
        | Fleet Admiral Shanthi | Starbase 247 |

  Rule: Dathon is the matching commander of the Tama

    Scenario Outline: the lore of the <ship>, and what it says of Dathon
      Then "Dathon" is a matching commander of "<ship>"
      And "Dathon" is not a matching commander of "Jovis"
      And "Gowron" is not a matching commander of "<ship>"
      And "Gowron" is not a matching commander of "I.K.C. Bortas"

      @ruling=1eD-dathon-01
      Examples: The Glossary says so
        | ship |
        | Tama |

      @ruling=cr14-matching-commander-16
      Examples: The Current Rulings translate the lore
        | ship |
        | Tama |
