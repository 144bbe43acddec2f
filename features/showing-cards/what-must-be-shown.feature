Feature: What must be shown
  Where a card asks for it, where the opponent picks one of a group, and where he chooses.

  @ruling=1eS-showing-your-cards-05
  Rule: A card that says so obliges a player to reveal cards

    Example: Long-Range Scan shows Alice what is aboard Bob's ship
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card            | where   |
        | Long-Range Scan | in hand |
      And Bob has:
        | card      | where                      |
        | Bortas    | at "Explore Black Cluster" |
        | Gowron    | aboard "Bortas"            |
        | Tricorder | aboard "Bortas"            |
      When Alice plays "Long-Range Scan" on "Bortas"
      Then Alice has been shown "Gowron" and "Tricorder"
      And Alice does not see "Gowron"

  @ruling=1eS-showing-your-cards-06
  Rule: A card that lets the opponent target one of a group obliges you to reveal the group as far as needed

    Example: for Brain Drain Bob sees the personnel, and not what they carry
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | Data      | on "Excavation" |
        | Calloway  | on "Excavation" |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "Excavation"
      Then Bob sees "Data"
      And Bob sees "Calloway"
      And Bob does not see "Tricorder"
      When Bob chooses "Calloway" from "Data" and "Calloway"
      Then Bob does not see "Data"

    Example: Bob has a man there too, whom Alice does not see
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And Bob has:
        | card                    | where           |
        | Thei                    | on "Excavation" |
        | Brain Drain             | in hand         |
        | Alternate Universe Door | on the table    |
      When Bob plays "Brain Drain" on "Excavation"
      Then Bob must now choose one of "Data" and "Thei"
      And Bob sees "Data"
      And Alice does not see "Thei"
      When Bob chooses "Data"
      Then the CUNNING of "Data" is 0

  @ruling=1eS-showing-your-cards-10
  Rule: For an opponent's choice the opponent looks at the complete cards

    Example: everybody whom Outpost Raid threatens lies open to Bob
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Romulan Outpost | at "Excavation" |
        | Taibak          | on "Excavation" |
        | Thei            | on "Excavation" |
        | Tomalak         | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      Then Bob must now choose two of "Taibak", "Thei" and "Tomalak"
      And Bob sees "Taibak"
      And Bob has been shown "Taibak", "Thei" and "Tomalak"
      When Bob chooses "Taibak" and "Thei"
      Then Bob does not see "Tomalak"

    Example: everybody whom the Ferengi attack lies open to Bob, and nobody aboard the ship
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where             |
        | Calloway | on "Excavation"   |
        | Taitt    | on "Excavation"   |
        | Runabout | at "Excavation"   |
        | Mendon   | aboard "Runabout" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
      When Alice attempts "Excavation"
      Then Bob must now choose one of "Calloway" and "Taitt"
      And Bob sees "Taitt"
      And Bob has been shown "Calloway" and "Taitt"
      And Bob does not see "Mendon"
      When Bob chooses "Calloway"
      Then Bob does not see "Taitt"

  Rule: A tie on a dilemma lets the opponent look at the whole group, a tie on another card does not

    @ruling=1eS-showing-your-cards-11 @part=dilemma
    Example: two women tie for Anaphasic Organism, and Bob sees the android too
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | T'Pan           | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
        | Data            | on "Excavation" |
        | Runabout        | at "Excavation" |
        | Calloway        | aboard "Runabout" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then Bob must now choose one of "T'Pan" and "Beverly Crusher"
      And Bob sees "Data"
      And Bob has been shown "T'Pan", "Beverly Crusher" and "Data"
      And Bob does not see "Calloway"
      When Bob chooses "T'Pan"
      Then Bob does not see "Data"

    @ruling=1eS-showing-your-cards-11 @part=other-card
    Example: two tie for an event, and Bob sees no more than the two
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card          | where           |
        | T'Pan         | on "Excavation" |
        | Sirna Kolrami | on "Excavation" |
        | Calloway      | on "Excavation" |
      And Bob has:
        | card              | where   |
        | Keen Minds Wanted | in hand |
      And it is Bob's turn
      When Bob plays "Keen Minds Wanted"
      Then Bob must now choose one of "T'Pan" and "Sirna Kolrami"
      And Bob sees "T'Pan"
      And Bob does not see "Calloway"
      And "T'Pan" and "Calloway" have not been revealed
      When Bob chooses "Sirna Kolrami"
      Then "Sirna Kolrami" is now stopped
      And "Keen Minds Wanted" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-showing-your-cards-07
  Rule: Only what is needed of the cards is revealed

    @part=targets
    Example: Bob learns who there is, and is shown none of the cards
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Data     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "Excavation"
      Then "Data" has not been revealed
      And "Calloway" has not been revealed
      When Bob chooses "Data"
      Then "Data" has not been revealed

    @part=proof
    Example: whoever overcomes a dilemma proves it, and is shown no further
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Data            | on "Excavation" |
        | Worf            | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Chula: The Dice" has been overcome
      And "Data" has not been revealed
      And "Chula: The Dice" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-showing-your-cards-08
  Rule: When the opponent targets a personnel not at random, names and locations are revealed and no more

    Example: Bob knows the names that he picks from, and has not been shown the cards
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Data     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "Excavation"
      Then Bob sees "Data"
      And Bob sees "Calloway"
      And "Data" has not been revealed
      And "Calloway" has not been revealed
      When Bob chooses "Calloway"
      Then the CUNNING of "Calloway" is 0

  @ruling=1eS-showing-your-cards-09
  Rule: To verify that a dilemma is overcome only the skills and attributes that it takes are revealed

    Example: Data is keen enough for the dilemma, and his card is not shown
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Data            | on "Excavation" |
        | Worf            | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Chula: The Dice" has been overcome
      And "Data" has not been revealed
      And "Beverly Crusher" has not been revealed

  @ruling=1eS-showing-your-cards-13
  Rule: A card with hidden agenda that is played for free is shown, although it goes face down

    Example: by the leave of Q the Referee Alice plays a second card, and Bob is shown it
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where           |
        | Federation Outpost     | at "Excavation" |
        | Q the Referee          | on the table    |
        | Data                   | in hand         |
        | Writ of Accountability | in hand         |
      And this has happened:
        | action                                      |
        | Alice reports "Data" to "Federation Outpost" |
      When Alice plays "Writ of Accountability"
      Then Bob has been shown "Writ of Accountability"
      And "Writ of Accountability" is now face down
      And Bob does not see "Writ of Accountability"
      And "Writ of Accountability" is now in Alice's core
      And nothing else has changed
