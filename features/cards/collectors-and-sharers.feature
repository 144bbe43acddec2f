Feature: Those who share and those who collect, as printed
  What One has of the Borg, and what Kivas Fajo has of artifacts and traders.

  @ruling=custom-cards-432
  Rule: One beams himself through SHIELDS

    Scenario Outline: to beam <whom> aboard an opponent's ship is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | One      | aboard "Runabout" |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card   | where             |
        | Bortas | at "Excavation"   |
        | Klag   | aboard "Bortas"   |
      When Alice beams <whom> aboard "Bortas"
      Then that is <verdict>

      Examples: He himself, and somebody with him
        | whom             | verdict |
        | "One"            | legal   |
        | "One" and "Worf" | illegal |

  @ruling=custom-cards-433
  Rule: One has all regular skills of all Borg at his location

    Example: of those on the planet and in orbit, whosever they are, and of nobody else
      Given these made-up cards:
        | card     | type      | affiliations | skills     |
        | Thinker  | personnel | Borg         | Physics x2 |
        | Digger   | personnel | Borg         | Geology    |
        | Stranger | personnel | Borg         | Honor      |
        | Human    | personnel | Federation   | Music      |
      And the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card        | where                |
        | One         | on "Excavation"      |
        | Human       | on "Excavation"      |
        | Borg Sphere | at "Excavation"      |
        | Thinker     | aboard "Borg Sphere" |
        | Stranger    | on "Relief Mission"  |
      And Bob has:
        | card   | where           |
        | Digger | on "Excavation" |
      Then the skills of "One" include Physics x2
      And the skills of "One" include Geology
      And the skills of "One" include Youth
      And the skills of "One" do not include Honor
      And the skills of "One" do not include Music
      And the skills of "Thinker" do not include Youth

  @ruling=custom-cards-434
  Rule: Kivas Fajo is worth 5 points for each artifact present with him, and for duplicates once

    @frame=many
    Example: with an orb and two copies of one generator beside him Alice has 10 points
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Kivas Fajo         | in hand                     |
        | Interphase Generator | aboard "Federation Outpost" |
        | Orb Fragment       | aboard "Federation Outpost" |
        | Tox Uthat          | on "Relief Mission"         |
      And Bob has:
        | card                       | where                       |
        | Interphase Generator [his] | aboard "Federation Outpost" |
      When Alice reports "Kivas Fajo" to "Federation Outpost"
      Then Alice now has 10 points

  @ruling=custom-cards-435
  Rule: When the opponent plays Palor Toff, the player of Kivas Fajo takes a card, too

    @frame=many
    Example: Alice takes Hugh from her discard pile, and cannot take Data
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Kivas Fajo | on "Excavation" |
        | Hugh       | in discard pile |
        | Scan       | in discard pile |
        | Data       | in discard pile |
      And Bob has:
        | card                      | where           |
        | Palor Toff - Alien Trader | in hand         |
        | Plexing                   | in discard pile |
      And it is Bob's turn
      When Bob plays "Palor Toff - Alien Trader"
      And Alice responds with "Kivas Fajo"
      And Alice chooses "Hugh" from "Hugh" and "Scan"
      Then "Hugh" is now in Alice's hand
      And "Plexing" is now in Bob's hand
