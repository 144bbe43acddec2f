Feature: Deyos
  He lets his player draw a card for each grown Jem'Hadar who enters play where he is.

  Background:
    Given these made-up cards:
      | card         | type      | affiliations | species   | icons          |
      | Tall Soldier | personnel | Dominion     | Jem'Hadar | gamma quadrant |
    And the spaceline:
      | mission              |
      | Access Relay Station |
      | Survey Star System   |
    And Alice has:
      | card                       | where                               |
      | Primary Supply Depot [his] | at "Access Relay Station"           |
      | Deyos                      | aboard "Primary Supply Depot" [his] |

  @ruling=1eD-deyos-01
  Rule: The card is drawn just after a Jem'Hadar who is no Youth entered play at his location, or not at all

    Background:
      Given Alice has:
        | card         | where        |
        | Tall Soldier | in hand      |
        | Worf         | in draw deck |
        | Data         | in draw deck |

    Example: Alice draws as soon as Tall Soldier has reported
      When Alice reports "Tall Soldier" to "Primary Supply Depot" [his]
      And Alice responds with "Deyos"
      Then "Tall Soldier" is still aboard "Primary Supply Depot" [his]
      And "Worf" is now in Alice's hand
      And nothing else has changed

    Example: after another action it is too late
      Given Alice has:
        | card       | where        |
        | Red Alert! | on the table |
        | Tricorder  | in hand      |
      When Alice reports "Tall Soldier" to "Primary Supply Depot" [his]
      And Alice reports "Tricorder" to "Primary Supply Depot" [his]
      And Alice responds with "Deyos"
      Then that is illegal
      And "Worf" is still in Alice's draw deck

  @ruling=1eD-deyos-02
  Rule: With Red Alert! the card is drawn right after the report of the Jem'Hadar, before the next one

    Background:
      Given Alice has:
        | card         | where        |
        | Red Alert!   | on the table |
        | Tall Soldier | in hand      |
        | Tricorder    | in hand      |
        | Worf         | in draw deck |

    Example: Alice draws between two reports
      When Alice reports "Tall Soldier" to "Primary Supply Depot" [his]
      And Alice responds with "Deyos"
      And Alice reports "Tricorder" to "Primary Supply Depot" [his]
      Then "Tall Soldier" is still aboard "Primary Supply Depot" [his]
      And "Tricorder" is now aboard "Primary Supply Depot" [his]
      And "Worf" is still in Alice's hand
      And nothing else has changed

    Example: after the next report it is too late
      Given Alice has:
        | card            | where   |
        | Omet'iklan      | in hand |
        | Young Jem'Hadar | in hand |
      When Alice reports "Omet'iklan" to "Primary Supply Depot" [his]
      And Alice reports "Young Jem'Hadar" to "Primary Supply Depot" [his]
      And Alice responds with "Deyos"
      Then that is illegal
      And "Worf" is still in Alice's draw deck

  @ruling=1eD-deyos-03
  Rule: A Youth, and a Jem'Hadar who enters play elsewhere, give no card

    Scenario Outline: <who> reports <where>, and drawing with Deyos is <verdict>
      Given Alice has:
        | card                         | where                   |
        | Primary Supply Depot [other] | at "Survey Star System" |
        | <who>                        | in hand                 |
        | Worf                         | in draw deck            |
      When Alice reports "<who>" to "Primary Supply Depot" <which>
      And Alice responds with "Deyos"
      Then that is <verdict>

      @part=youth
      Examples: A Youth
        | who             | where          | which | verdict |
        | Young Jem'Hadar | where Deyos is | [his] | illegal |
        | Tall Soldier    | where Deyos is | [his] | legal   |

      @part=elsewhere
      Examples: Elsewhere
        | who          | where     | which   | verdict |
        | Tall Soldier | elsewhere | [other] | illegal |

    @part=elsewhere
    Example: his location is all of it, and he draws from his ship for whom the outpost receives
      Given Alice has:
        | card                  | where                     |
        | Jem'Hadar Attack Ship | at "Access Relay Station" |
        | Tall Soldier          | in hand                   |
        | Worf                  | in draw deck              |
      And "Deyos" is aboard "Jem'Hadar Attack Ship"
      When Alice reports "Tall Soldier" to "Primary Supply Depot" [his]
      And Alice responds with "Deyos"
      Then "Worf" is now in Alice's hand
      And "Tall Soldier" is still aboard "Primary Supply Depot" [his]
      And nothing else has changed
