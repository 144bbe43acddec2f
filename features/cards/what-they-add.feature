Feature: What cards on the table add, as printed
  Whose cards they make stronger, and which of them.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-403
  Rule: Yellow Alert keeps Red Alert! from being played, and no other event

    Scenario Outline: Bob plays <event> while it is in play, and that is <verdict>
      Given Alice has:
        | card         | where        |
        | Yellow Alert | on the table |
      And Bob has:
        | card    | where   |
        | <event> | in hand |
      And it is Bob's turn
      When Bob plays "<event>"
      Then that is <verdict>

      Examples: The one, and another
        | event              | verdict |
        | Red Alert!         | illegal |
        | Static Warp Bubble | legal   |

  @ruling=custom-cards-404
  Rule: Lower Decks adds 2 to each attribute of its player's universal personnel who are no holograms

    Example: of four one ensign is stronger
      Given these made-up cards:
        | card          | type      | affiliations | icons    | unique | integrity | cunning | strength |
        | Plain Ensign  | personnel | Federation   |          |        | 5         | 6       | 7        |
        | Other Ensign  | personnel | Federation   |          |        | 5         | 6       | 7        |
        | Lone Captain  | personnel | Federation   |          | yes    | 5         | 6       | 7        |
        | Light Ensign  | personnel | Federation   | hologram |        | 5         | 6       | 7        |
        | Light Cruiser | ship      | Federation   |          |        |           |         |          |
      And Alice has:
        | card          | where                  |
        | Lower Decks   | on the table           |
        | Light Cruiser | at "Excavation"        |
        | Plain Ensign  | aboard "Light Cruiser" |
        | Lone Captain  | aboard "Light Cruiser" |
        | Light Ensign  | aboard "Light Cruiser" |
      And Bob has:
        | card         | where           |
        | Other Ensign | on "Excavation" |
      Then the INTEGRITY of "Plain Ensign" is 7
      And the CUNNING of "Plain Ensign" is 8
      And the STRENGTH of "Plain Ensign" is 9
      And the STRENGTH of "Lone Captain", "Light Ensign" and "Other Ensign" is 7

  @ruling=custom-cards-405
  Rule: With exactly fifty points In the Zone doubles RANGE and SHIELDS of its player's ships

    Background:
      Given these made-up cards:
        | card          | type | affiliations | range | weapons | shields |
        | Light Cruiser | ship | Federation   | 7     | 5       | 6       |
        | Other Cruiser | ship | Federation   | 7     | 5       | 6       |

    @frame=many
    Example: at 49 points nothing is doubled, at 50 it is, and at 51 no more
      Given Alice has:
        | card                   | where                |
        | In the Zone            | on the table         |
        | Light Cruiser          | at "Excavation"      |
        | Romulan Outpost        | at "Excavation"      |
        | Interrogation [first]  | on "Jean-Luc Picard" |
        | Interrogation [second] | on "Calloway"        |
      And Bob has:
        | card            | where                    | state   |
        | Other Cruiser   | at "Excavation"          |         |
        | Jean-Luc Picard | aboard "Romulan Outpost" | captive |
        | Calloway        | aboard "Romulan Outpost" | captive |
      And Alice has 49 points
      When Alice uses "Interrogation" [first] on "Jean-Luc Picard"
      And Bob chooses the word "four"
      Then the SHIELDS of "Light Cruiser" are now 12
      And the RANGE of "Light Cruiser" is now 14
      And the WEAPONS of "Light Cruiser" are 5
      And the SHIELDS of "Other Cruiser" are 6
      When Alice uses "Interrogation" [second] on "Calloway"
      And Bob chooses the word "four"
      Then the SHIELDS of "Light Cruiser" are now 6
      And the RANGE of "Light Cruiser" is now 7

  @ruling=custom-cards-406
  Rule: Expert Pilot adds 2 to the RANGE of its player's unique ships with a navigator of two levels

    Example: of four ships one is faster
      Given these made-up cards:
        | card           | type      | affiliations | unique | skills        | range | weapons | shields |
        | First Cruiser  | ship      | Federation   | yes    |               | 7     | 5       | 6       |
        | Second Cruiser | ship      | Federation   | yes    |               | 7     | 5       | 6       |
        | Third Cruiser  | ship      | Federation   |        |               | 7     | 5       | 6       |
        | Fourth Cruiser | ship      | Federation   | yes    |               | 7     | 5       | 6       |
        | Deft Helmsman  | personnel | Federation   |        | Navigation x2 |       |         |         |
        | Plain Helmsman | personnel | Federation   |        | Navigation    |       |         |         |
      And Alice has:
        | card                  | where                   |
        | Expert Pilot          | on the table            |
        | First Cruiser         | at "Excavation"         |
        | Deft Helmsman [first] | aboard "First Cruiser"  |
        | Second Cruiser        | at "Excavation"         |
        | Plain Helmsman [a]    | aboard "Second Cruiser" |
        | Plain Helmsman [b]    | aboard "Second Cruiser" |
        | Third Cruiser         | at "Excavation"         |
        | Deft Helmsman [third] | aboard "Third Cruiser"  |
      And Bob has:
        | card                   | where                   |
        | Fourth Cruiser         | at "Excavation"         |
        | Deft Helmsman [fourth] | aboard "Fourth Cruiser" |
      Then the RANGE of "First Cruiser" is 9
      And the RANGE of "Second Cruiser", "Third Cruiser" and "Fourth Cruiser" is 7

  @ruling=custom-cards-407
  Rule: Under Goddess of Empathy nobody plays interrupts but Kevin Uxbridge and Q2

    Scenario Outline: <who> plays <card>, and that is <verdict>
      Given Alice has:
        | card               | where           |
        | Goddess of Empathy | on the table    |
        | Static Warp Bubble | on the table    |
        | Runabout           | at "Excavation" |
      And <who> has:
        | card   | where   |
        | <card> | in hand |
      And it is <who>'s turn
      When <who> plays <act>
      Then that is <verdict>

      Examples: An interrupt, an event, and Kevin
        | who | card            | act                                      | verdict |
        | Bob | Long-Range Scan | "Long-Range Scan" on "Runabout"          | illegal |
        | Bob | Red Alert!      | "Red Alert!"                             | legal   |
        | Bob | Kevin Uxbridge  | "Kevin Uxbridge" on "Static Warp Bubble" | legal   |
