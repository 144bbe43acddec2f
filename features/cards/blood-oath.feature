Feature: Blood Oath, as printed
  Avengers who swear it, and what it costs them.

  @ruling=custom-cards-615
  Rule: Blood Oath is played on a personnel without Honor whose INTEGRITY is under 8

    Scenario Outline: a <affiliation> with <skill> and INTEGRITY <integrity>, and that is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations  | skills  | integrity   |
        | Avenger | personnel | <affiliation> | <skill> | <integrity> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Blood Oath | in hand         |
        | Avenger    | on "Excavation" |
      When Alice plays "Blood Oath" on "Avenger"
      Then that is <verdict>

      Examples: Who may swear it, and who may not
        | affiliation | skill   | integrity | verdict |
        | Klingon     | Physics | 7         | legal   |
        | Klingon     | Physics | 8         | illegal |
        | Klingon     | Honor   | 7         | illegal |
        | Borg        | Physics | 7         | illegal |

    @frame=many
    Example: played on one of three it costs nobody a skill
      Given these made-up cards:
        | card    | type      | affiliations | skills  | integrity |
        | Avenger | personnel | Klingon      | Physics | 7         |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Blood Oath | in hand         |
        | Avenger    | on "Excavation" |
        | Kor        | on "Excavation" |
        | Kang       | on "Excavation" |
      When Alice plays "Blood Oath" on "Avenger"
      Then "Blood Oath" is now on "Avenger"
      And the skills of "Kor" include Leadership x2

  @ruling=custom-cards-616
  Rule: Whoever bears it has the icon once its player's next turn starts

    Background:
      Given these made-up cards:
        | card    | type      | affiliations | integrity |
        | Avenger | personnel | Klingon      | 5         |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Blood Oath | in hand         |
        | Avenger    | on "Excavation" |

    @frame=many
    Example: not in the turn in which it is played, and not in Bob's
      When Alice plays "Blood Oath" on "Avenger"
      And Alice ends the turn
      Then the icons of "Avenger" do not include nemesis red right

    @frame=many
    Example: in Alice's next turn
      When Alice plays "Blood Oath" on "Avenger"
      And Alice ends the turn
      And Bob ends the turn
      Then the icons of "Avenger" include nemesis red right

  @ruling=custom-cards-617
  Rule: While two of the sworn are together all of them lose their first-listed skill

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Kor  | on "Excavation" |

    @frame=many
    Example: Kang beams down to Kor, and Kor loses his Leadership
      Given Alice has:
        | card         | where                 |
        | I.K.S. Buruk | at "Excavation"       |
        | Kang         | aboard "I.K.S. Buruk" |
        | Blood Oath   | on the table          |
      Then the skills of "Kor" include Leadership x2
      When Alice beams "Kang" to "Excavation"
      Then the skills of "Kor" do not include Leadership

    @frame=many
    Example: they are together, and it is played on the table
      Given Alice has:
        | card       | where           |
        | Kang       | on "Excavation" |
        | Blood Oath | in hand         |
      When Alice plays "Blood Oath" on the table
      Then the skills of "Kor" do not include Leadership
      And the skills of "Kang" do not include Leadership

    Example: Bob's Kang loses his, too
      Given Alice has:
        | card                        | where           |
        | Jadzia Dax (Blaze of Glory) | on "Excavation" |
        | Blood Oath                  | on the table    |
      And Bob has:
        | card | where           |
        | Kang | on "Excavation" |
      Then the skills of "Kang" do not include Leadership
      And the skills of "Kang" include Honor

  @ruling=custom-cards-618
  Rule: In place of the card draw their avenger comes to them

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Kor        | on "Excavation" |
        | Blood Oath | on the table    |
        | Data       | in draw deck    |
        | Bat'leth   | in draw deck    |

    @frame=many
    Example: Jadzia Dax is with Kor, and Bat'leth comes to them
      Given Alice has:
        | card                        | where           |
        | Jadzia Dax (Blaze of Glory) | on "Excavation" |
      When Alice ends the turn
      And Alice chooses "Blood Oath" from "Blood Oath" and none
      And Alice chooses the word "play" from the word "play" and the word "take into hand"
      Then "Bat'leth" is now on "Excavation"
      And "Data" is still in Alice's draw deck

    Example: Kor is alone, and Alice draws
      When Alice ends the turn
      Then "Data" has been drawn
      And "Bat'leth" is still in Alice's draw deck

  @ruling=custom-cards-619
  Rule: Jadzia Dax gives others of the sworn who are present two more of each attribute

    Example: Kor and Bob's Kang have more, and she herself has not
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where           |
        | Jadzia Dax (Blaze of Glory) | on "Excavation" |
        | Kor                         | on "Excavation" |
      And Bob has:
        | card | where           |
        | Kang | on "Excavation" |
      Then the INTEGRITY of "Kor" is 8
      And the CUNNING of "Kang" is 9
      And the INTEGRITY of "Kang" is 9
      And the STRENGTH of "Kor" is 10
      And the INTEGRITY of "Jadzia Dax (Blaze of Glory)" is 8
