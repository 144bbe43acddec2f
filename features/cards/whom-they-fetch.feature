Feature: Whom they fetch, as printed
  Events and interrupts that download several cards of one kind.

  Background:
    Given these made-up cards:
      | card         | type    | kind   | attempted by |
      | Quiet Planet | mission | planet | any          |
    And the spaceline:
      | mission      |
      | Quiet Planet |

  @ruling=custom-cards-387
  Rule: Recruit Mercenaries brings Non-Aligned and Ferengi traitors to where there is one, and costs ten points

    Example: two of five come
      Given these made-up cards:
        | card         | type      | affiliations | skills    |
        | Hired Knife  | personnel | Non-Aligned  | Treachery |
        | Greedy Guard | personnel | Ferengi      | Treachery |
        | Honest Guard | personnel | Ferengi      | Honor     |
        | Cold Agent   | personnel | Romulan      | Treachery |
        | Recruiter    | personnel | Non-Aligned  | Treachery |
      And Alice has:
        | card                | where             |
        | Recruit Mercenaries | in hand           |
        | Recruiter           | on "Quiet Planet" |
        | Hired Knife         | in draw deck      |
        | Greedy Guard        | in draw deck      |
        | Honest Guard        | in draw deck      |
        | Cold Agent          | in draw deck      |
        | Tricorder           | in draw deck      |
      And Alice has 25 points
      When Alice plays "Recruit Mercenaries"
      And Alice chooses "Hired Knife" and "Greedy Guard" from "Hired Knife" and "Greedy Guard"
      Then "Hired Knife" and "Greedy Guard" are now on "Quiet Planet"
      And Alice now has 15 points
      And "Recruit Mercenaries" is now in Alice's discard pile
      And nothing else has changed

    Scenario Outline: with a recruiter of <skill>, and that is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | skills    |
        | Hired Knife | personnel | Non-Aligned  | Treachery |
        | Recruiter   | personnel | Non-Aligned  | <skill>   |
      And Alice has:
        | card                | where             |
        | Recruit Mercenaries | in hand           |
        | Recruiter           | on "Quiet Planet" |
        | Hired Knife         | in draw deck      |
      When Alice plays "Recruit Mercenaries"
      Then that is <verdict>

      Examples: A traitor, and another
        | skill     | verdict |
        | Treachery | legal   |
        | Honor     | illegal |

  @ruling=custom-cards-491
  Rule: Recruit Mercenaries counts the skill dots of those who come

    @frame=many
    Scenario Outline: three with <dots> skill dots together, and that is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | skills                             |
        | Hired Knife  | personnel | Non-Aligned  | Treachery, Navigation              |
        | Greedy Guard | personnel | Ferengi      | Treachery, Greed                   |
        | Old Hand     | personnel | Ferengi      | Treachery x3, Greed, Physics<more> |
        | Recruiter    | personnel | Non-Aligned  | Treachery                          |
      And Alice has:
        | card                | where             |
        | Recruit Mercenaries | in hand           |
        | Recruiter           | on "Quiet Planet" |
        | Hired Knife         | in draw deck      |
        | Greedy Guard        | in draw deck      |
        | Old Hand            | in draw deck      |
      When Alice plays "Recruit Mercenaries"
      And Alice chooses "Hired Knife", "Greedy Guard" and "Old Hand"
      Then that is <verdict>

      Examples:
        | dots  | more    | verdict |
        | seven |         | legal   |
        | eight | , Honor | illegal |

  @ruling=custom-cards-388
  Rule: Bajoran Civil War brings two universal Bajorans of the army or the Resistance

    @frame=many
    Example: two of three come, and nobody else may
      Given these made-up cards:
        | card          | type      | affiliations | species | classification | skills     | unique |
        | Bajoran Guard | personnel | Bajoran      | Bajoran | SECURITY       |            |        |
        | Bajoran Rebel | personnel | Bajoran      | Bajoran | CIVILIAN       | Resistance |        |
        | Bajoran Chief | personnel | Bajoran      | Bajoran | OFFICER        |            |        |
        | Bajoran Monk  | personnel | Bajoran      | Bajoran | V.I.P.         |            |        |
        | Lone Hero     | personnel | Bajoran      | Bajoran | OFFICER        |            | yes    |
        | Sworn Human   | personnel | Bajoran      | Human   | OFFICER        |            |        |
        | Free House    | facility  | Bajoran      |         |                |            |        |
      And Alice has:
        | card              | where             |
        | Bajoran Civil War | in hand           |
        | Free House        | at "Quiet Planet" |
        | Bajoran Guard     | in draw deck      |
        | Bajoran Rebel     | in draw deck      |
        | Bajoran Chief     | in draw deck      |
        | Bajoran Monk      | in draw deck      |
        | Lone Hero         | in draw deck      |
        | Sworn Human       | in draw deck      |
      When Alice plays "Bajoran Civil War"
      And Alice chooses "Bajoran Rebel" and "Bajoran Chief" from "Bajoran Guard", "Bajoran Rebel" and "Bajoran Chief"
      Then "Bajoran Rebel" and "Bajoran Chief" are now aboard "Free House"
      And "Bajoran Civil War" is now in Alice's discard pile

  @ruling=custom-cards-389
  Rule: Writ of Accountability brings somebody with FCA

    Example: only Brunt has it, and the writ is discarded
      Given these made-up cards:
        | card         | type      | affiliations | skills |
        | Liquidator   | personnel | Ferengi      | FCA    |
        | Plain Trader | personnel | Ferengi      | Greed  |
        | Free House   | facility  | Ferengi      |        |
      And Alice has:
        | card                   | where             |
        | Writ of Accountability | on the table      |
        | Free House             | at "Quiet Planet" |
        | Liquidator             | in draw deck      |
        | Plain Trader           | in draw deck      |
        | Tricorder              | in draw deck      |
      When Alice uses "Writ of Accountability"
      Then "Liquidator" is now aboard "Free House"
      And "Writ of Accountability" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-390
  Rule: Writ of Accountability is placed on a Ferengi of its player's with FCA

    Scenario Outline: it is placed on <whose> <affiliation> with <skill>, and that is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations  | skills  |
        | Liquidator | personnel | <affiliation> | <skill> |
      And Alice has:
        | card                   | where   |
        | Writ of Accountability | in hand |
      And <whose> has:
        | card       | where             |
        | Liquidator | on "Quiet Planet" |
      When Alice plays "Writ of Accountability" on "Liquidator"
      Then that is <verdict>

      Examples: Affiliation, skill and player
        | whose | affiliation | skill | verdict |
        | Alice | Ferengi     | FCA   | legal   |
        | Alice | Ferengi     | Greed | illegal |
        | Alice | Non-Aligned | FCA   | illegal |
        | Bob   | Ferengi     | FCA   | illegal |

  @ruling=custom-cards-1140 @frame=many
  Rule: To the Writ of Accountability an opponent loses who plays a card that it names twice

    Example: another card of his, and the one that Alice plays, do not count, and his second one does
      Given these made-up cards:
        | card        | type      | affiliations | skills |
        | Liquidator  | personnel | Ferengi      | FCA    |
        | Quiet Rally | event     |              |        |
      And Alice has:
        | card                      | where             |
        | Liquidator                | on "Quiet Planet" |
        | Static Warp Bubble [hers] | in hand           |
        | Tricorder                 | in hand           |
        | Engineering Kit           | in hand           |
      And Bob has:
        | card                        | where   |
        | Static Warp Bubble [first]  | in hand |
        | Static Warp Bubble [second] | in hand |
        | Quiet Rally                 | in hand |
        | Medical Kit                 | in hand |
      And it is Bob's turn
      And Alice has:
        | card                   | where           | state   |
        | Writ of Accountability | on "Liquidator" | face up |
      And this has happened:
        | action                                 |
        | Bob plays "Static Warp Bubble" [first] |
        | Bob ends the turn                      |
        | Alice plays "Static Warp Bubble"       |
        | Alice discards "Tricorder"             |
        | Alice ends the turn                    |
        | Bob plays "Quiet Rally"                |
        | Bob discards "Medical Kit"             |
        | Bob ends the turn                      |
      When Alice discards "Engineering Kit"
      And Alice ends the turn
      Then it is now Bob's turn
      When Bob plays "Static Warp Bubble" [second]
      Then Bob has lost the game

    Example: while the writ lies face down he plays on, and loses when it is turned up
      Given these made-up cards:
        | card        | type      | affiliations | skills |
        | Liquidator  | personnel | Ferengi      | FCA    |
        | Quiet Rally | event     |              |        |
      And Alice has:
        | card                      | where             |
        | Liquidator                | on "Quiet Planet" |
        | Static Warp Bubble [hers] | in hand           |
        | Tricorder                 | in hand           |
        | Engineering Kit           | in hand           |
      And Bob has:
        | card                        | where   |
        | Static Warp Bubble [first]  | in hand |
        | Static Warp Bubble [second] | in hand |
        | Quiet Rally                 | in hand |
        | Medical Kit                 | in hand |
      And it is Bob's turn
      And Alice has:
        | card                   | where           | state     |
        | Writ of Accountability | on "Liquidator" | face down |
      And this has happened:
        | action                                 |
        | Bob plays "Static Warp Bubble" [first] |
        | Bob ends the turn                      |
        | Alice discards "Tricorder"             |
        | Alice ends the turn                    |
      When Bob plays "Static Warp Bubble" [second]
      And Bob ends the turn
      Then it is now Alice's turn
      When Alice uses "Writ of Accountability"
      Then Bob has lost the game
