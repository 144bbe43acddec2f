Feature: Gender and artificial life in 1996
  Whom the lovers find, and what an Exocomp is.

  Background:
    Given these made-up cards:
      | card        | type    | kind   | span | points | attempted by | requires |
      | Lost Colony | mission | planet | 2    | 30     | Federation   | Honor    |
    And the spaceline:
      | mission               |
      | Excavation            |
      | Lost Colony           |
      | Wormhole Negotiations |

  @ruling=faq96-367-love-interests-01
  Rule: Whoever is without gender is not affected by Love Interests

    @part=male @part=exocomp
    Example: no man loves an Exocomp
      Given Alice has:
        | card    | where           |
        | Exocomp | on "Excavation" |
        | Taitt   | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

    @part=female @part=soren
    Example: Soren is left alone, and Taitt runs off
      Given Alice has:
        | card  | where           |
        | Soren | on "Excavation" |
        | Taitt | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Female's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Taitt" is now on "Lost Colony"
      And "Soren" is still on "Excavation"
      And "Female's Love Interest" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-367-love-interests-02
  Rule: Data is male

    Example: an android runs off like any man
      Given Alice has:
        | card  | where           |
        | Data  | on "Excavation" |
        | Taitt | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data" is now on "Lost Colony"
      And "Taitt" is still on "Excavation"
      And "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

    Example: the dilemma for women leaves him alone
      Given Alice has:
        | card  | where           |
        | Data  | on "Excavation" |
        | Taitt | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Female's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Taitt" is now on "Lost Colony"
      And "Data" is still on "Excavation"
      And "Female's Love Interest" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-367-love-interests-03
  Rule: Everybody is of the gender that one expects, for each card that asks for a gender

    @part=love-interests
    Example: of a woman and a man the man runs off with a woman
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | Galen    | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Galen" is now on "Lost Colony"
      And "Calloway" is still on "Excavation"
      And "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

    @part=matriarchal-society
    Example: two women get past the Matriarchal Society
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | Taitt    | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Matriarchal Society" has been overcome

    @part=asexual
    Example: a woman and Soren do not
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | Soren    | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Matriarchal Society" has not been overcome
      And "Calloway" and "Soren" are now stopped
      And nothing else has changed

  @ruling=faq96-367-exocomps-and-androids-01
  Rule: An Exocomp is no android

    Example: Data is an android, and an Exocomp is none
      Then "Exocomp" is not of the species Android
      And "Data" is of the species Android

  @ruling=faq96-367-exocomps-and-androids-02
  Rule: An Exocomp does not cure Ktarian Game

    Example: an Exocomp comes aboard, and the game goes on until an android comes
      Given Alice has:
        | card        | where                |
        | U.S.S. Hood | at "Excavation"      |
        | Taitt       | aboard "U.S.S. Hood" |
        | Exocomp     | on "Excavation"      |
        | Data        | on "Excavation"      |
      And Bob has:
        | card         | where            |
        | Ktarian Game | on "U.S.S. Hood" |
      When Alice beams "Exocomp" aboard "U.S.S. Hood"
      Then "Exocomp" is now aboard "U.S.S. Hood"
      And "Ktarian Game" is still on "U.S.S. Hood"
      When Alice beams "Data" aboard "U.S.S. Hood"
      Then "Data" is now aboard "U.S.S. Hood"
      And "Ktarian Game" has been overcome
      And "Ktarian Game" is now in Bob's discard pile
      And nothing else has changed
