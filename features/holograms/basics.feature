Feature: Basic rules of holograms
  Where they are of use, and what becomes of them instead of dying.

  Background:
    Given these made-up cards:
      | card       | type      | affiliations | icons    | range | shields | strength | keywords |
      | Deck Ship  | ship      | Federation   |          | 8     | 5       |          | Holodeck |
      | Bare Ship  | ship      | Federation   |          | 8     | 5       |          |          |
      | Light Form | personnel | Federation   | hologram |       |         | 5        |          |
    And the spaceline:
      | mission        |
      | Excavation     |
      | Avert Disaster |

  @ruling=custom-holograms-01
  Rule: A hologram is of use where something generates it

    Scenario Outline: it flies the <ship>, and that is <verdict>
      Given Alice has:
        | card       | where           |
        | <ship>     | at "Excavation" |
        | Light Form | aboard "<ship>" |
      When Alice moves "<ship>" to "Avert Disaster"
      Then that is <verdict>

      Examples: Without a Holodeck, and with one
        | ship      | verdict |
        | Bare Ship | illegal |
        | Deck Ship | legal   |

  @ruling=custom-holograms-02
  Rule: A hologram is not killed, but deactivated

    Example: it loses a battle
      Given Alice has:
        | card       | where              |
        | Deck Ship  | at "Excavation"    |
        | Light Form | aboard "Deck Ship" |
      And Bob has:
        | card | where              |
        | Kurn | aboard "Deck Ship" |
      And it is Bob's turn
      When Bob attacks "Light Form" with "Kurn"
      Then "Light Form" has not been killed
      And "Light Form" is now deactivated
      And "Light Form" is now disabled
      And "Light Form" and "Kurn" are now stopped
      And nothing else has changed

  @ruling=custom-holograms-03
  Rule: It is activated again in the next turn of its player

    @frame=many
    Example: Bob's turn ends
      Given Alice has:
        | card       | where              | state       |
        | Deck Ship  | at "Excavation"    |             |
        | Light Form | aboard "Deck Ship" | deactivated |
      And it is Bob's turn
      When Bob ends the turn
      Then "Light Form" is no longer deactivated
